import { type Gender, MAX_AGE } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { SlotContract } from '@rendezvous/shared/remote';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';
import { landerApi } from '../api/landerApi';

interface Answers {
  gender: Gender | '';
  /** Year of birth, four digits. */
  year: string;
  country: string;
  /** Code of a region; empty if not stated. */
  region: string;
}

/** Youngest selectable age: minors find their year too, and the server rejects it. */
const MIN_SELECTABLE_AGE = 10;

/** Number of questions asked by landers before the sign-up: gender, age, place. */
export const QUESTION_COUNT = 3;

/** A visitor's answers; they prefill the sign-up. Before that, only the year of birth is sent, to be checked. */
export class AnswersStore {
  answers: Answers;
  /** Index of the open question; QUESTION_COUNT once all are answered. */
  step = 0;
  /** True once the server has rejected the visitor as a minor; a refusal then replaces the questions. */
  isUnderage = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.answers = { gender: '', year: '', country: root.settings.current.geoip_selected_country, region: '' };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isDone(): boolean {
    return this.step >= QUESTION_COUNT;
  }

  /** Selectable years of birth up to age 99, youngest first; nothing reveals where adulthood begins. */
  get years(): string[] {
    const currentYear = new Date(this.#root.clock.now).getUTCFullYear();
    return Array.from({ length: MAX_AGE - MIN_SELECTABLE_AGE + 2 }, (_, index) => String(currentYear - MIN_SELECTABLE_AGE - index));
  }

  /** Initial values of the sign-up. */
  get prefill(): NonNullable<SlotContract['signup-steps']['prefill']> {
    const { gender, year, country, region } = this.answers;
    return {
      ...(gender !== '' && { gender }),
      ...(year !== '' && { date_of_birth: `${year}--` }),
      ...(country !== '' && { country, region }),
    };
  }

  choose(changes: Partial<Answers>): void {
    this.answers = { ...this.answers, ...changes };
  }

  goToNext(): void {
    this.step = Math.min(QUESTION_COUNT, this.step + 1);
  }

  /** Continues unless the server says that everyone born in that year is a minor; if the call fails, the sign-up checks the age. */
  async checkYear(): Promise<void> {
    try {
      await landerApi(this.#root.http).checkAge(`${this.answers.year}-01-01`);
    } catch (error) {
      if (ApiError.of(error).code === 'underage') return this.rejectMinor();
    }
    this.goToNext();
  }

  /** Closes the questions to a minor, and forgets gender and year of birth. */
  rejectMinor(): void {
    this.isUnderage = true;
    this.answers = { ...this.answers, gender: '', year: '' };
  }

  goBack(): void {
    this.step = Math.max(0, this.step - 1);
  }
}

export const { use: useAnswersStore } = defineSlice('lander-answers@1', (store) => new AnswersStore(store));

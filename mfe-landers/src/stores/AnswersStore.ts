import { type Gender, GENDERS } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { SlotContract } from '@rendezvous/shared/remote';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';
import { landerApi } from '../api/landerApi';
import { LANDER_CHOICES_KEY, LanderStorage } from './LanderStorage';

interface Answers {
  gender: Gender | '';
  /** Year of birth in four digits; empty before it is chosen. */
  year: string;
  country: string;
  /** Code of a region; empty if not stated. */
  region: string;
}

/** Number of questions asked by landers before the sign-up: gender, age, place. */
export const QUESTION_COUNT = 3;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A visitor's answers, which prefill the sign-up and are kept in the tab until it is complete. Until then, only the year of birth is sent
 * to the api, for the age check.
 */
export class AnswersStore {
  /** Path of the lander; empty until its answers are restored. */
  path = '';
  answers: Answers;
  /** Number of answered questions, which is also the index of the first open one. */
  reached = 0;
  /** True once the server has rejected the visitor as a minor; a refusal then replaces the questions. */
  isUnderage = false;
  readonly #root: RootStore;
  readonly #storage: LanderStorage;

  constructor(root: RootStore) {
    this.#root = root;
    this.#storage = new LanderStorage(root, 'answers');
    this.answers = this.#createAnswers();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The answers in the form in which the sign-up expects its initial values, without those not yet given. */
  get prefill(): NonNullable<SlotContract['signup-steps']['prefill']> {
    const { gender, year, country, region } = this.answers;
    return {
      ...(gender !== '' && { gender }),
      ...(year !== '' && { date_of_birth: `${year}--` }),
      ...(country !== '' && { country, region }),
    };
  }

  /** Restores the answers given in this tab on the lander with this path. */
  restore(path: string): void {
    if (this.path === path) return;
    const { gender, year, country, region, reached } = this.#storage.read(path);
    const initialAnswers = this.#createAnswers();
    this.path = path;
    this.reached = typeof reached === 'number' ? Math.min(reached, QUESTION_COUNT) : 0;
    this.answers = {
      gender: GENDERS.find((candidate) => candidate === gender) ?? '',
      year: toText(year),
      country: toText(country) || initialAnswers.country,
      region: toText(region),
    };
  }

  choose(changes: Partial<Answers>): void {
    this.answers = { ...this.answers, ...changes };
    this.#save();
  }

  /** Makes the questions up to this index available. */
  unlock(question: number): void {
    this.reached = Math.min(QUESTION_COUNT, Math.max(this.reached, question));
    this.#save();
  }

  /**
   * Returns whether the visitor may continue: false if everyone born in the chosen year is a minor; true if the call fails, since the sign-up
   * checks the age again.
   */
  async checkYear(): Promise<boolean> {
    try {
      await landerApi(this.#root.http).checkAge(`${this.answers.year}-01-01`);
    } catch (error) {
      if (ApiError.of(error).code !== 'underage') return true;
      this.rejectMinor();
      return false;
    }
    return true;
  }

  /** Closes the questions to a minor, and deletes everything the visitor has entered on landers. */
  rejectMinor(): void {
    this.isUnderage = true;
    this.reached = 0;
    this.answers = this.#createAnswers();
    this.#root.services.session.remove(LANDER_CHOICES_KEY);
  }

  #createAnswers(): Answers {
    return { gender: '', year: '', country: this.#root.settings.current.geoip_selected_country, region: '' };
  }

  #save(): void {
    this.#storage.write(this.path, { ...this.answers, reached: this.reached });
  }
}

export const { use: useAnswersStore } = defineSlice('lander-answers@2', (store) => new AnswersStore(store));

import { MAX_AGE, type Gender } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { SlotContract } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';
import { ageApi } from '../api/ageApi';

interface Answers {
  gender: Gender | '';
  /** Year of birth, four digits. */
  year: string;
  country: string;
  /** Code of a region; may stay unsaid. */
  region: string;
}

/** Youngest age among the years to choose from: who is too young finds their year, and the server refuses it. */
const YOUNGEST = 10;

/** Questions of the landers that ask before the sign-up: who, age, place. */
export const QUESTION_COUNT = 3;

/** What a visitor answered; it becomes the start of the sign-up and goes nowhere before. */
export class AnswersStore {
  answers: Answers;
  /** The question that is open; QUESTION_COUNT once all are answered. */
  step = 0;
  /** The server has refused a minor: nothing can be corrected. */
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

  /** Years of birth of people up to 99, the youngest first; nothing tells where those of adults begin. */
  get years(): string[] {
    const now = new Date(this.#root.clock.now).getUTCFullYear();
    return Array.from({ length: MAX_AGE - YOUNGEST + 2 }, (_, index) => String(now - YOUNGEST - index));
  }

  /** What the sign-up begins with. */
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

  goOn(): void {
    this.step = Math.min(QUESTION_COUNT, this.step + 1);
  }

  /** Goes on with the year unless its oldest are minors; without an answer the sign-up decides. */
  async judgeYear(): Promise<void> {
    try {
      await ageApi(this.#root.http).judge(`${this.answers.year}-01-01`);
    } catch (error) {
      if (ApiError.of(error).code === 'underage') return this.refuseMinor();
    }
    this.goOn();
  }

  /** Nothing that was said is kept. */
  refuseMinor(): void {
    this.isUnderage = true;
    this.answers = { ...this.answers, gender: '', year: '' };
  }

  back(): void {
    this.step = Math.max(0, this.step - 1);
  }
}

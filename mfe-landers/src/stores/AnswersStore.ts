import { MAX_AGE, MIN_AGE, type Gender } from '@rendezvous/shared/contract';
import type { SlotContract } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';

interface Answers {
  gender: Gender | '';
  /** Year of birth, four digits. */
  year: string;
  country: string;
  /** Code of a region; may stay unsaid. */
  region: string;
}

/** Questions of the landers that ask before the sign-up: who, age, place. */
export const QUESTION_COUNT = 3;

/** What a visitor answered; it becomes the start of the sign-up and goes nowhere before. */
export class AnswersStore {
  answers: Answers;
  /** The question that is open; QUESTION_COUNT once all are answered. */
  step = 0;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.answers = { gender: '', year: '', country: root.settings.current.geoip_selected_country, region: '' };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isDone(): boolean {
    return this.step >= QUESTION_COUNT;
  }

  /** Years of birth of people from 18 to 99, the youngest first; who is too young finds none. */
  get years(): string[] {
    const now = new Date(this.#root.clock.now).getUTCFullYear();
    return Array.from({ length: MAX_AGE - MIN_AGE + 2 }, (_, index) => String(now - MIN_AGE - index));
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

  back(): void {
    this.step = Math.max(0, this.step - 1);
  }
}

import { type MatchAnswers, type MatchFinder, MAX_AGE, MIN_AGE, wantedGenders } from '@rendezvous/shared/contract';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import * as matchFinder from '@rendezvous/shared/calls/matchFinder';
import { request } from '@rendezvous/shared/calls/request';
import type { HttpClient } from '@rendezvous/shared/http';
import { createDefaultQuery } from './searchQuery';

/** GET /api/match-finder.php. */
const readMatchFinder = (http: HttpClient): Promise<MatchFinder> => request(http, matchFinder.readMatchFinder);

/** PUT /api/match-finder.php: stores the answers and returns the matches. */
const saveMatchAnswers = (http: HttpClient, answers: MatchAnswers): Promise<MatchFinder> =>
  request(http, matchFinder.answerMatchFinder, answers);

/** The match finder: saved answers, unsaved changes, and the matches. */
export class MatchFinderStore {
  readonly finder: Loadable<MatchFinder>;
  isSaving = false;
  error: unknown = null;
  changes: Partial<MatchAnswers> = {};
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.finder = new Loadable(() => readMatchFinder(root.http));
    makeAutoObservable(this, { finder: false, error: observableRef, changes: observableRef }, { autoBind: true });
  }

  get hasAnswers(): boolean {
    return (this.finder.value?.answers ?? null) !== null;
  }

  /** Current answers: the saved ones or, without any, those that the profile suggests, with the unsaved changes applied. */
  get answers(): MatchAnswers {
    return { ...(this.finder.value?.answers ?? this.#suggestedAnswers), ...this.changes };
  }

  change(changes: Partial<MatchAnswers>): void {
    this.changes = { ...this.changes, ...changes };
  }

  /** Saves the answers and stores the matches from the reply. On failure, returns false and keeps the unsaved answers. */
  async save(): Promise<boolean> {
    this.startSaving();
    try {
      this.finishSaving(await saveMatchAnswers(this.#root.http, this.answers));
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  startSaving(): void {
    this.isSaving = true;
    this.error = null;
  }

  finishSaving(finder: MatchFinder): void {
    this.finder.take(finder);
    this.changes = {};
    this.isSaving = false;
  }

  fail(error: unknown): void {
    this.error = error;
    this.isSaving = false;
  }

  get #suggestedAnswers(): MatchAnswers {
    const profile = this.#root.session.user?.profile;
    const { min_age = MIN_AGE, max_age = MAX_AGE } = createDefaultQuery(profile, this.#root.settings.current);
    const [gender = 'female'] = profile ? wantedGenders(profile.gender, profile.sexuality) : [];
    return { gender, min_age, max_age, region: null, distance: null, interests: [] };
  }
}

export const { use: useMatchFinderStore } = defineSlice('matchFinder@1', (store) => new MatchFinderStore(store));

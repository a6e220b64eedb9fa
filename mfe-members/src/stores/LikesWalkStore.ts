import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';

export interface Neighbours {
  before: string | undefined;
  after: string | undefined;
}

/** Stepping through the likes list from profile to profile; seeing a new like moves it in the list, but not here. */
export class LikesWalkStore {
  ids: readonly string[] = [];
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true });
  }

  /** The list as it was last shown. */
  begin(ids: readonly string[]): void {
    this.ids = ids;
  }

  /** Previous and next member; for a member in no list shown yet, in the list of likes that contains them. */
  around(id: string): Neighbours {
    const ids = this.ids.includes(id) ? this.ids : this.#listOf(id);
    const index = ids.indexOf(id);
    return { before: ids[index - 1], after: index < 0 ? undefined : ids[index + 1] };
  }

  #listOf(id: string): string[] {
    const { received, given } = this.#root.likes;
    const lists = [received, given].map((list) => list.map((card) => card.id));
    return lists.find((ids) => ids.includes(id)) ?? [];
  }
}

export const { use: useLikesWalk } = defineSlice('likesWalk@1', (store) => new LikesWalkStore(store));

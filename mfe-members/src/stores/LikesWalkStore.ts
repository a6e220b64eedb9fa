import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';

export interface Neighbours {
  before: string | undefined;
  after: string | undefined;
}

/** Order in which the viewer steps through the profiles of the likes list; viewing a new like moves it in the list, but not in this order. */
export class LikesWalkStore {
  ids: readonly string[] = [];
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true });
  }

  /** Stores the ids of a list in the order in which it is shown. */
  setIds(ids: readonly string[]): void {
    this.ids = ids;
  }

  /**
   * Returns the ids of the previous and the next member, undefined where there is none. A member who is not in the stored list is looked up
   * in the likes received, then in those given.
   */
  findNeighbours(id: string): Neighbours {
    const ids = this.ids.includes(id) ? this.ids : this.#findList(id);
    const index = ids.indexOf(id);
    return { before: ids[index - 1], after: index < 0 ? undefined : ids[index + 1] };
  }

  #findList(id: string): string[] {
    const { received, given } = this.#root.likes;
    const lists = [received, given].map((list) => list.map((card) => card.id));
    return lists.find((ids) => ids.includes(id)) ?? [];
  }
}

export const { use: useLikesWalk } = defineSlice('likesWalk@1', (store) => new LikesWalkStore(store));

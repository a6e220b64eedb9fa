import { type ProfileCard, visitorsMaySearch } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** Members on the front page at most. */
const SHOWN = 12;
const QUERY = { with_photo: 'true' } as const;

/** What the front page shows of the members, when visitors may see any. */
export class FrontPageStore {
  readonly members: Loadable<ProfileCard[]>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.members = new Loadable(
      async () => (await root.http.get('/api/search.php', QUERY, { progress: false })).members.slice(0, SHOWN),
      root.http.known('/api/search.php', QUERY)?.members.slice(0, SHOWN),
    );
  }

  get isAllowed(): boolean {
    return visitorsMaySearch(this.#root.settings.current, this.#root.session.tracking.network);
  }
}

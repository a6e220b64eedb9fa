import * as membersCalls from '@rendezvous/shared/calls/members';
import { knownReply, request } from '@rendezvous/shared/calls/request';
import { type ProfileCard, visitorsMaySearch } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** Maximum number of members on the front page. */
const SHOWN = 12;
const QUERY = { with_photo: 'true' } as const;

/** Members shown on the front page, on sites that show members to visitors. */
export class FrontPageStore {
  readonly members: Loadable<ProfileCard[]>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.members = new Loadable(
      async () => (await request(root.http, membersCalls.search, QUERY, { progress: false })).members.slice(0, SHOWN),
      knownReply(root.http, membersCalls.search, QUERY)?.members.slice(0, SHOWN),
    );
  }

  get isAllowed(): boolean {
    return visitorsMaySearch(this.#root.settings.current, this.#root.session.tracking.network);
  }
}

import * as safetyCalls from '@rendezvous/shared/calls/safety';
import { request } from '@rendezvous/shared/calls/request';
import type { AvoidedMember } from '@rendezvous/shared/contract';
import type { SafetyStore } from '@rendezvous/shared/safety';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** The two ways of avoiding someone that can be undone. */
export type Avoidance = 'blocked' | 'hidden';

type Http = RootStore['http'];

interface AvoidanceCalls {
  read: (http: Http) => Promise<AvoidedMember[]>;
  /** Returns the remaining members. */
  revoke: (http: Http, id: string) => Promise<AvoidedMember[]>;
}

const CALLS: Record<Avoidance, AvoidanceCalls> = {
  blocked: {
    read: async (http) => (await request(http, safetyCalls.listBlocked)).blocked,
    revoke: async (http, id) => (await request(http, safetyCalls.unblock, { profile_id: id })).blocked,
  },
  hidden: {
    read: async (http) => (await request(http, safetyCalls.listHidden)).hidden,
    revoke: async (http, id) => (await request(http, safetyCalls.unhide, { profile_id: id })).hidden,
  },
};

/** Lists the blocked or the hidden members, depending on `avoidance`, and shows one of them again. */
export class AvoidedStore {
  readonly list: Loadable<AvoidedMember[]>;
  readonly #http: Http;
  readonly #calls: AvoidanceCalls;
  readonly #safety: SafetyStore;

  constructor({ http }: RootStore, safety: SafetyStore, avoidance: Avoidance) {
    this.#http = http;
    this.#calls = CALLS[avoidance];
    this.#safety = safety;
    this.list = new Loadable(() => this.#calls.read(http));
  }

  /** Unblocks or unhides a member, who then reappears in the lists of this page. */
  readonly revoke = async (id: string): Promise<void> => {
    this.list.take(await this.#calls.revoke(this.#http, id));
    this.#safety.show(id);
  };
}

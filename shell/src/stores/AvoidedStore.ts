import type { AvoidedMember } from '@rendezvous/shared/contract';
import type { SafetyStore } from '@rendezvous/shared/safety';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** The two ways to avoid somebody that can be taken back. */
export type Avoidance = 'blocked' | 'hidden';

type Http = RootStore['http'];

interface Calls {
  read: (http: Http) => Promise<AvoidedMember[]>;
  /** Answers who is left. */
  takeBack: (http: Http, id: string) => Promise<AvoidedMember[]>;
}

const CALLS: Record<Avoidance, Calls> = {
  blocked: {
    read: async (http) => (await http.get('/api/block.php')).blocked,
    takeBack: async (http, id) => (await http.delete('/api/block.php', { profile_id: id })).blocked,
  },
  hidden: {
    read: async (http) => (await http.get('/api/hide.php')).hidden,
    takeBack: async (http, id) => (await http.delete('/api/hide.php', { profile_id: id })).hidden,
  },
};

/** Whom the member has blocked, or hidden. */
export class AvoidedStore {
  readonly list: Loadable<AvoidedMember[]>;
  readonly #http: Http;
  readonly #calls: Calls;
  readonly #safety: SafetyStore;

  constructor({ http }: RootStore, safety: SafetyStore, avoidance: Avoidance) {
    this.#http = http;
    this.#calls = CALLS[avoidance];
    this.#safety = safety;
    this.list = new Loadable(() => this.#calls.read(http));
  }

  /** Shows somebody in this page's lists, too, again. */
  readonly takeBack = async (id: string): Promise<void> => {
    this.list.take(await this.#calls.takeBack(this.#http, id));
    this.#safety.show(id);
  };
}

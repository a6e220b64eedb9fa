import { type BootData, HIDDEN_BY_DEFAULT, MEMBER_KEYS } from '@rendezvous/shared/contract';
import { HttpClient, type TransportReply } from '@rendezvous/shared/http';
import { configure } from 'mobx';
import * as chat from '../calls/chat';
import * as likesCalls from '../calls/likes';
import { knownReply } from '../calls/request';
import { AlertsStore } from './AlertsStore';
import { ChatsStore } from './ChatsStore';
import { ClockStore } from './ClockStore';
import { DiscountsStore } from './DiscountsStore';
import { GeoStore } from './GeoStore';
import { LikesStore } from './LikesStore';
import { LocaleStore } from './LocaleStore';
import { NetworkStore } from './NetworkStore';
import { OverlaysStore } from './OverlaysStore';
import { ProgressStore } from './ProgressStore';
import { PushStore } from './PushStore';
import { ReferenceStore } from './ReferenceStore';
import { SessionStore } from './SessionStore';
import { SettingsStore } from './SettingsStore';
import { type Slice, Slices } from './Slices';
import type { StoreServices } from './StoreServices';
import { TimeBonusStore } from './TimeBonusStore';
import { ToastsStore } from './ToastsStore';

export type StoreBoot = Pick<
  BootData,
  'settings' | 'locale' | 'serverTime' | 'user' | 'replies' | 'rendered' | 'timeZone' | 'hiddenAlerts'
> &
  Partial<Pick<BootData, 'company'>> & {
    /** Compiled texts of the shell and of shared in `locale`, by message id. */
    messages: Record<string, unknown>;
  };

/** Kinds of the member's data that are polled, and reloaded when the server reports a change. */
export type MemberData = 'user' | 'chats' | 'likes';

/** State shared by several areas; the shell creates one root store per page. */
export class RootStore {
  readonly services: StoreServices;
  readonly http: HttpClient;
  readonly clock: ClockStore;
  readonly network = new NetworkStore();
  readonly progress: ProgressStore;
  readonly toasts = new ToastsStore();
  readonly overlays = new OverlaysStore();
  readonly settings: SettingsStore;
  readonly locale: LocaleStore;
  readonly session: SessionStore;
  readonly chats = new ChatsStore(this);
  readonly likes = new LikesStore(this);
  readonly timeBonus = new TimeBonusStore(this);
  readonly discounts = new DiscountsStore(this);
  readonly push: PushStore;
  readonly geo = new GeoStore(this);
  readonly alerts: AlertsStore;
  readonly reference: ReferenceStore;
  readonly #slices = new Slices();
  readonly #stopListening: () => void;
  /** True while a poll is running; null until this page polls for the first time. */
  isPolling: boolean | null = null;

  constructor(boot: StoreBoot, services: StoreServices) {
    this.services = services;
    this.clock = new ClockStore(services, boot.serverTime, boot.rendered !== undefined);
    this.progress = new ProgressStore(services.after);
    this.http = this.#createClient(boot.replies);
    this.settings = new SettingsStore(this, boot.settings);
    this.locale = new LocaleStore(this, boot);
    this.session = new SessionStore(this, boot.user);
    this.reference = new ReferenceStore(this, boot.company ?? null);
    const { hiddenAlerts = HIDDEN_BY_DEFAULT } = boot;
    this.push = new PushStore(this, !hiddenAlerts.includes('push'));
    this.alerts = new AlertsStore(this, hiddenAlerts);
    this.#stopListening = services.tabs.listen((message) => (message === 'dismissed' ? this.alerts.reset() : this.forgetMember()));
    this.#takeEmbeddedLists();
  }

  /** Number of unread messages and new likes, for the page title and the app badge. */
  get unseenCount(): number {
    return this.chats.totalUnread + this.likes.totalNew;
  }

  /** Returns state that outlives the screens of an area, created with `create` on first use; `key` is `name@major`. */
  slice<State extends Slice>(key: `${string}@${number}`, create: () => State): State {
    return this.#slices.get(key, create);
  }

  /** Polls member, chats and likes together, unless a poll is already running or nobody is signed in; ignores failures. */
  async poll(): Promise<void> {
    if (this.isPolling || !this.session.isSignedIn) return;
    this.isPolling = true;
    await this.read(['user', 'chats', 'likes']);
    this.isPolling = false;
  }

  /** Reloads the given kinds of data, but neither chats nor likes of a member who must first prove their age. Never rejects. */
  async read(kinds: readonly MemberData[]): Promise<void> {
    const permittedKinds = this.session.needsAgeCheck ? kinds.filter((kind) => kind === 'user') : kinds;
    await Promise.allSettled(permittedKinds.map((kind) => (kind === 'user' ? this.session : this[kind]).poll()));
  }

  /** Clears all private data in every tab after the session has ended. */
  signOut(): void {
    if (!this.session.isSignedIn) return;
    this.forgetMember();
    this.services.tabs.post('signed-out');
  }

  forgetMember(): void {
    this.session.setUser(null);
    this.forgetContent();
    this.#clearStorage();
    const { chats, likes, discounts, push, overlays, progress, reference, toasts } = this;
    for (const store of [chats, likes, discounts, push, overlays, progress, reference, toasts]) store.reset();
  }

  /** Drops the replies and slices of all screens. */
  forgetContent(): void {
    this.http.forget();
    this.#slices.clear();
  }

  dispose(): void {
    this.#stopListening();
    this.clock.dispose();
    this.progress.reset();
    this.#slices.clear();
  }

  /** Removes the member's keys from storage, including those that this page has not used. */
  #clearStorage(): void {
    const { local, session } = this.services;
    for (const key of MEMBER_KEYS) for (const storage of [local, session]) storage.remove(key);
  }

  /** Applies the conversations and likes embedded in the document, if any. */
  #takeEmbeddedLists(): void {
    const chats = knownReply(this.http, chat.listChats);
    if (chats) this.chats.take(chats.chats);
    const likes = knownReply(this.http, likesCalls.listLikes);
    if (likes) this.likes.take(likes);
  }

  #createClient(replies: StoreBoot['replies']): HttpClient {
    const { transport, random, sleep } = this.services;
    return new HttpClient({
      transport,
      random,
      sleep,
      replies,
      onMissing: this.services.onMissing,
      onSignedOut: () => this.signOut(),
      onStart: () => this.progress.start(),
      onFinish: () => this.progress.finish(),
      onReply: (reply) => this.#readHeaders(reply),
    });
  }

  #readHeaders({ headers }: TransportReply): void {
    if (headers.date !== undefined) this.clock.sync(Date.parse(headers.date));
    if (headers['x-plan-serial'] !== undefined) this.network.setPlanSerial(Number(headers['x-plan-serial']));
  }
}

/** Creates the root store of a page; configures MobX to allow writes only in actions. */
export function createRootStore(boot: StoreBoot, services: StoreServices): RootStore {
  configure({ enforceActions: 'always' });
  return new RootStore(boot, services);
}

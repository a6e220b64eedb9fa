import * as signup from '../calls/signup';
import * as userCalls from '../calls/user';
import { poll, request } from '../calls/request';
import { ApiError } from '@rendezvous/shared/http';
import {
  accountLevel,
  CONFIRMATION_MAIL_INTERVAL_S,
  keptTracking,
  trackingOf,
  type AccountLevel,
  type TrackingKey,
  type User,
} from '@rendezvous/shared/contract';
import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import type { RootStore } from './RootStore';

const TRACKING_KEY = 'tracking';

/** The signed-in member, if any, and the actions that begin, change and end the session. */
export class SessionStore {
  user: User | null;
  /** Unix seconds from which another confirmation email can be requested; 0 while that is unknown. */
  mailAllowedAt = 0;
  readonly #root: RootStore;

  constructor(root: RootStore, user: User | null) {
    this.#root = root;
    this.user = user;
    makeAutoObservable(this, { user: observableRef, tracking: false }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.user !== null;
  }

  /** True while members and messages are off limits because the member has yet to prove their age. */
  get needsAgeCheck(): boolean {
    return this.user?.age_check === 'needed';
  }

  /** Visitor, free or premium. */
  get level(): AccountLevel {
    return accountLevel(this.user);
  }

  get credits(): number {
    return this.user?.credits ?? 0;
  }

  /** Seconds until another confirmation email can be requested. Call inside an observer. */
  get secondsUntilMail(): number {
    return this.mailAllowedAt === 0 ? 0 : Math.max(0, this.mailAllowedAt - this.#root.clock.seconds);
  }

  /** Tracking values of the visit, sent with the sign-up. */
  get tracking(): Partial<Record<TrackingKey, string>> {
    return keptTracking(this.#root.services.session.get(TRACKING_KEY));
  }

  /** Stores the tracking values of the first page of a visit until the tab closes; later calls change nothing. */
  captureTracking(search: string): void {
    if (this.#root.services.session.get(TRACKING_KEY) !== null) return;
    this.#root.services.session.set(TRACKING_KEY, JSON.stringify(trackingOf(new URLSearchParams(search))));
  }

  /** Sets the signed-in member, null for none; switching to another member first clears the data of the previous one. */
  setUser(user: User | null): void {
    if (user && this.user && user.id !== this.user.id) this.#root.forgetMember();
    const isOtherMember = user?.id !== this.user?.id;
    if (!compareStructural(this.user, user)) this.user = user;
    if (!isOtherMember) return;
    this.mailAllowedAt = 0;
    this.#root.alerts.reset();
  }

  /** Remembers that another confirmation email can be requested in this many seconds; 0 changes nothing. */
  delayMail(seconds: number): void {
    if (seconds > 0) this.mailAllowedAt = Math.floor(this.#root.clock.now / 1_000) + seconds;
  }

  /** Changes some fields of the signed-in member, for example the balance after a message. */
  patch(changes: Partial<User>): void {
    if (this.user) this.user = { ...this.user, ...changes };
  }

  /** Logs in with POST /api/user.php and returns the member. */
  async login(login: string, password: string): Promise<User> {
    const { user } = await request(this.#root.http, userCalls.logIn, { login, password });
    await this.enter(user);
    return user;
  }

  /** Signs a member in, for example after a login or a new password; applies their language if there is no language cookie. */
  async enter(user: User): Promise<void> {
    this.#root.http.forget();
    this.setUser(user);
    // Texts that fail to load must not prevent the login.
    await this.#root.locale.adopt(user.language).catch(() => undefined);
  }

  /** Logs out with GET /api/logout.php, then clears all private data in every tab. */
  async logout(): Promise<void> {
    await this.#root.push.forget();
    await request(this.#root.http, userCalls.logOut);
    this.#root.signOut();
  }

  /** Sends the activation email again. */
  async resendActivation(): Promise<void> {
    await this.askForMail(() => request(this.#root.http, signup.resendActivation, {}));
  }

  /** Makes a call that sends a confirmation email; records when the next one can be requested, even if this one came too soon. */
  async askForMail<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
    try {
      const reply = await ask();
      this.delayMail(CONFIRMATION_MAIL_INTERVAL_S);
      return reply;
    } catch (error) {
      this.delayMail(ApiError.of(error).waitSeconds);
      throw error;
    }
  }

  /** Reloads the signed-in member; signs out when the session has ended. */
  async refresh(): Promise<void> {
    const { user } = await request(this.#root.http, userCalls.readUser, undefined, { progress: false });
    this.#take(user);
  }

  async poll(): Promise<void> {
    const reply = await poll(this.#root.http, userCalls.readUser);
    if (reply) this.#take(reply.user);
  }

  #take(user: User | null): void {
    if (user) this.setUser(user);
    else if (this.user) this.#root.signOut();
  }
}

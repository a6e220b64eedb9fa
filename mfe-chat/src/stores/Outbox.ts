import type { ApiBody, ApiReply, Icebreaker } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { sendMessage } from '../api/chatApi';
import { maySend } from './maySend';
import type { OutboxShelf } from './OutboxShelf';
import type { OutgoingMessage } from './OutgoingMessage';

type Recipient = Pick<ApiBody<'POST /api/chat.php'>, 'conversation' | 'profile_id'>;

/** Errors the member can do something about at once; the text returns to the composer. */
const REFUSALS = ['not_enough_credits', 'conversation_limit'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** First retry delay after a temporary failure, in ms; it doubles up to the second. */
export const FIRST_WAIT_MS = 5_000;
const LAST_WAIT_MS = 60_000;

export interface OutboxOwner {
  /** Key under which its messages are stored. */
  key: () => string;
  recipient: () => Recipient;
  onSent: (reply: ApiReply<'POST /api/chat.php'>) => void;
  onRefused: (body: string) => void;
}

const refusalOf = (error: unknown): Refusal | null =>
  error instanceof ApiError ? (REFUSALS.find((code) => code === error.code) ?? null) : null;

const isTransient = (error: unknown): boolean => error instanceof ApiError && error.isPassing;

/** Outgoing messages to one member: shown at once, sent one after the other, confirmed by the server. */
export class Outbox {
  messages: readonly OutgoingMessage[] = [];
  refusal: Refusal | null = null;
  /** The error of the rejection, with its values. */
  refusalError: unknown = null;
  readonly #root: RootStore;
  readonly #shelf: OutboxShelf;
  readonly #owner: OutboxOwner;
  /** Messages that the browser has really stored. */
  readonly #kept = new Set<string>();
  readonly #closing = new AbortController();
  #turn: Promise<void> = Promise.resolve();
  #waitMs = FIRST_WAIT_MS;
  #stopWaiting = (): void => undefined;

  constructor(root: RootStore, shelf: OutboxShelf, owner: OutboxOwner) {
    this.#root = root;
    this.#shelf = shelf;
    this.#owner = owner;
    makeAutoObservable(this, { messages: observableRef, refusalError: observableRef }, { autoBind: true });
  }

  /** Sends a text, or the icebreaker it matches; the same `clientId` twice is one message. */
  async send(body: string, clientId: string, icebreaker?: Icebreaker): Promise<void> {
    if (this.messages.some((message) => message.clientId === clientId)) return;
    this.clearRefusal();
    const created = Math.floor(this.#root.clock.now / 1000);
    const message: OutgoingMessage = { clientId, body, icebreaker, created, state: 'sending', error: null };
    this.messages = [...this.messages, message];
    this.#keep(message);
    await this.flush();
  }

  /** Retries a failed message with its own `clientId`, so that it is never stored twice. */
  async retry(clientId: string): Promise<void> {
    if (!this.messages.some((message) => message.clientId === clientId && message.state === 'failed')) return;
    this.change(clientId, { state: 'sending', error: null });
    await this.flush();
  }

  /** Adopts what an earlier page left unsent, and sends it; for effects only. */
  async restore(): Promise<void> {
    const known = new Set(this.messages.map(({ clientId }) => clientId));
    const kept = this.#shelf.of(this.#owner.key()).filter(({ clientId }) => !known.has(clientId));
    for (const { clientId } of kept) this.#kept.add(clientId);
    this.messages = [...kept, ...this.messages];
    await this.flush();
  }

  /** Sends everything that has not failed, in order; passes never overlap. */
  flush(): Promise<void> {
    this.#stopWaiting();
    this.#turn = this.#turn.then(() => this.deliverAll());
    return this.#turn;
  }

  /** Removes a message because it was stored or the member discarded it. */
  discard(clientId: string): void {
    this.drop(clientId);
    this.#shelf.remove(clientId);
  }

  /** Discards everything because the conversation is deleted. */
  discardAll(): void {
    for (const { clientId } of this.messages) this.discard(clientId);
  }

  /** Leaves the messages to another outbox, which restores them. */
  release(): void {
    this.messages = [];
  }

  clearRefusal(): void {
    this.refusal = null;
    this.refusalError = null;
  }

  /** Nothing more is sent for this member, not even a pending retry. */
  close(): void {
    this.#closing.abort();
    this.#stopWaiting();
    this.release();
  }

  async deliverAll(): Promise<void> {
    for (let next = this.#next; next; next = this.#next) {
      if (!maySend(this.#root)) return this.hold();
      if (!(await this.#deliver(next))) return undefined;
    }
    return undefined;
  }

  /** Messages that have not failed keep waiting. */
  hold(): void {
    this.messages = this.messages.map((message) => (message.state === 'failed' ? message : { ...message, state: 'waiting' }));
  }

  /** Returns whether the next one may be sent. */
  fail(clientId: string, error: unknown): boolean {
    if (!this.messages.some((message) => message.clientId === clientId)) return true;
    if (isTransient(error)) {
      this.#tryLater();
      return false;
    }
    const refusal = refusalOf(error);
    if (refusal === null) this.change(clientId, { state: 'failed', error });
    else this.#refuse(refusal, error);
    return true;
  }

  change(clientId: string, changes: Partial<OutgoingMessage>): void {
    this.messages = this.messages.map((message) => (message.clientId === clientId ? { ...message, ...changes } : message));
    const changed = this.messages.find((message) => message.clientId === clientId);
    if (changed) this.#keep(changed);
  }

  drop(clientId: string): void {
    this.messages = this.messages.filter((message) => message.clientId !== clientId);
  }

  get #next(): OutgoingMessage | undefined {
    return this.messages.find(({ state }) => state !== 'failed');
  }

  /** Returns whether the next one may be sent. */
  async #deliver({ clientId, body, icebreaker }: OutgoingMessage): Promise<boolean> {
    if (this.#kept.has(clientId) && !this.#shelf.has(clientId)) {
      // Another tab has sent it or returned it to the composer.
      this.drop(clientId);
      return true;
    }
    this.change(clientId, { state: 'sending' });
    const content = icebreaker ? ({ type: 'icebreaker', icebreaker } as const) : ({ type: 'text', body } as const);
    const { signal } = this.#closing;
    let reply: ApiReply<'POST /api/chat.php'>;
    try {
      reply = await sendMessage(this.#root.http, { ...this.#owner.recipient(), ...content, client_id: clientId }, signal);
    } catch (error) {
      return !signal.aborted && this.fail(clientId, error);
    }
    if (signal.aborted) return false;
    this.#waitMs = FIRST_WAIT_MS;
    this.#owner.onSent(reply);
    this.discard(clientId);
    return true;
  }

  /** The server is unreachable or failing: a reconnect, or the delay, triggers the next attempt. */
  #tryLater(): void {
    this.hold();
    this.#stopWaiting();
    this.#stopWaiting = this.#root.services.after(this.#waitMs, () => void this.flush());
    this.#waitMs = Math.min(this.#waitMs * 2, LAST_WAIT_MS);
  }

  /** The messages behind it would be rejected as well: everything unsent becomes the draft again. */
  #refuse(refusal: Refusal, error: unknown): void {
    const unsent = this.messages.filter(({ state }) => state !== 'failed');
    for (const { clientId } of unsent) this.discard(clientId);
    this.refusal = refusal;
    this.refusalError = error;
    this.#owner.onRefused(unsent.map(({ body }) => body).join('\n'));
  }

  #keep(message: OutgoingMessage): void {
    this.#shelf.put(this.#owner.key(), message);
    if (this.#shelf.has(message.clientId)) this.#kept.add(message.clientId);
  }
}

import type { ApiBody, ApiReply, Icebreaker } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { sendMessage } from '../api/chatApi';
import { maySend } from './maySend';
import type { OutboxStorage } from './OutboxStorage';
import type { OutgoingMessage } from './OutgoingMessage';

type Recipient = Pick<ApiBody<'POST /api/chat.php'>, 'conversation' | 'profile_id'>;

/** Codes of errors that the member can resolve at once; they put the text back into the composer. */
const REFUSAL_CODES = ['not_enough_credits', 'conversation_limit'] as const;
export type Refusal = (typeof REFUSAL_CODES)[number];

/** Delay of the first retry after a temporary failure, in ms; it doubles with each failure, up to `MAX_RETRY_DELAY_MS`. */
export const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 60_000;

export interface OutboxOwner {
  /** Key under which the outbox's messages are stored. */
  getKey: () => string;
  getRecipient: () => Recipient;
  onSent: (reply: ApiReply<'POST /api/chat.php'>) => void;
  onRefused: (body: string) => void;
}

const toRefusal = (error: unknown): Refusal | null =>
  error instanceof ApiError ? (REFUSAL_CODES.find((code) => code === error.code) ?? null) : null;

const isTransient = (error: unknown): boolean => error instanceof ApiError && error.isPassing;

/** Messages to one member that the server has not confirmed; they are shown at once and sent one by one. */
export class Outbox {
  messages: readonly OutgoingMessage[] = [];
  refusal: Refusal | null = null;
  /** The error that caused the refusal, with its parameters. */
  refusalError: unknown = null;
  readonly #root: RootStore;
  readonly #storage: OutboxStorage;
  readonly #owner: OutboxOwner;
  /** Client ids of the messages known to have been stored in this browser; if one is no longer stored, another tab has handled it. */
  readonly #storedIds = new Set<string>();
  readonly #abortController = new AbortController();
  #lastFlush: Promise<void> = Promise.resolve();
  #retryDelayMs = FIRST_RETRY_DELAY_MS;
  #stopWaiting = (): void => undefined;

  constructor(root: RootStore, storage: OutboxStorage, owner: OutboxOwner) {
    this.#root = root;
    this.#storage = storage;
    this.#owner = owner;
    makeAutoObservable(this, { messages: observableRef, refusalError: observableRef }, { autoBind: true });
  }

  /** Sends a text, or the icebreaker it matches; sending the same `clientId` twice has no effect. */
  async send(body: string, clientId: string, icebreaker?: Icebreaker): Promise<void> {
    if (this.messages.some((message) => message.clientId === clientId)) return;
    this.clearRefusal();
    const created = Math.floor(this.#root.clock.now / 1000);
    const message: OutgoingMessage = { clientId, body, icebreaker, created, state: 'sending', error: null };
    this.messages = [...this.messages, message];
    this.#store(message);
    await this.flush();
  }

  /** Retries a failed message with the same `clientId`, so that the server never stores it twice. */
  async retry(clientId: string): Promise<void> {
    if (!this.messages.some((message) => message.clientId === clientId && message.state === 'failed')) return;
    this.update(clientId, { state: 'sending', error: null });
    await this.flush();
  }

  /** Takes over messages that an earlier page load left unsent, and sends them; for effects only. */
  async restore(): Promise<void> {
    const ids = new Set(this.messages.map(({ clientId }) => clientId));
    const restoredMessages = this.#storage.load(this.#owner.getKey()).filter(({ clientId }) => !ids.has(clientId));
    for (const { clientId } of restoredMessages) this.#storedIds.add(clientId);
    this.messages = [...restoredMessages, ...this.messages];
    await this.flush();
  }

  /** Sends everything that has not failed, in order; runs never overlap. */
  flush(): Promise<void> {
    this.#stopWaiting();
    this.#lastFlush = this.#lastFlush.then(() => this.deliverAll());
    return this.#lastFlush;
  }

  /** Removes a message because the server has stored it or the member discarded it. */
  discard(clientId: string): void {
    this.drop(clientId);
    this.#storage.remove(clientId);
  }

  /** Discards everything because the conversation is deleted. */
  discardAll(): void {
    for (const { clientId } of this.messages) this.discard(clientId);
  }

  /** Drops the messages without deleting their stored copies, which another outbox restores. */
  release(): void {
    this.messages = [];
  }

  clearRefusal(): void {
    this.refusal = null;
    this.refusalError = null;
  }

  /** Stops sending for this member, including pending retries. */
  close(): void {
    this.#abortController.abort();
    this.#stopWaiting();
    this.release();
  }

  async deliverAll(): Promise<void> {
    for (let nextMessage = this.#nextMessage; nextMessage; nextMessage = this.#nextMessage) {
      if (!maySend(this.#root)) return this.markWaiting();
      if (!(await this.#deliver(nextMessage))) return undefined;
    }
    return undefined;
  }

  /** Marks all messages that have not failed as waiting. */
  markWaiting(): void {
    this.messages = this.messages.map((message) => (message.state === 'failed' ? message : { ...message, state: 'waiting' }));
  }

  /** Handles a failed send; returns whether the next message may be sent. */
  handleFailure(clientId: string, error: unknown): boolean {
    if (!this.messages.some((message) => message.clientId === clientId)) return true;
    if (isTransient(error)) {
      this.#tryLater();
      return false;
    }
    const refusal = toRefusal(error);
    if (refusal === null) this.update(clientId, { state: 'failed', error });
    else this.#refuse(refusal, error);
    return true;
  }

  update(clientId: string, changes: Partial<OutgoingMessage>): void {
    this.messages = this.messages.map((message) => (message.clientId === clientId ? { ...message, ...changes } : message));
    const updatedMessage = this.messages.find((message) => message.clientId === clientId);
    if (updatedMessage) this.#store(updatedMessage);
  }

  drop(clientId: string): void {
    this.messages = this.messages.filter((message) => message.clientId !== clientId);
  }

  get #nextMessage(): OutgoingMessage | undefined {
    return this.messages.find(({ state }) => state !== 'failed');
  }

  /** Sends a message; returns whether the next one may be sent. */
  async #deliver({ clientId, body, icebreaker }: OutgoingMessage): Promise<boolean> {
    if (this.#storedIds.has(clientId) && !this.#storage.has(clientId)) {
      // Another tab has sent the message or returned it to the composer.
      this.drop(clientId);
      return true;
    }
    this.update(clientId, { state: 'sending' });
    const content = icebreaker ? ({ type: 'icebreaker', icebreaker } as const) : ({ type: 'text', body } as const);
    const { signal } = this.#abortController;
    let reply: ApiReply<'POST /api/chat.php'>;
    try {
      reply = await sendMessage(this.#root.http, { ...this.#owner.getRecipient(), ...content, client_id: clientId }, signal);
    } catch (error) {
      return !signal.aborted && this.handleFailure(clientId, error);
    }
    if (signal.aborted) return false;
    this.#retryDelayMs = FIRST_RETRY_DELAY_MS;
    this.#owner.onSent(reply);
    this.discard(clientId);
    return true;
  }

  /** Called when the server is unreachable or failing: schedules the next attempt, which a reconnect brings forward. */
  #tryLater(): void {
    this.markWaiting();
    this.#stopWaiting();
    this.#stopWaiting = this.#root.services.after(this.#retryDelayMs, () => void this.flush());
    this.#retryDelayMs = Math.min(this.#retryDelayMs * 2, MAX_RETRY_DELAY_MS);
  }

  /** Puts all messages that have not failed back into the draft, since those after a refused one would be refused as well. */
  #refuse(refusal: Refusal, error: unknown): void {
    const unsentMessages = this.messages.filter(({ state }) => state !== 'failed');
    for (const { clientId } of unsentMessages) this.discard(clientId);
    this.refusal = refusal;
    this.refusalError = error;
    this.#owner.onRefused(unsentMessages.map(({ body }) => body).join('\n'));
  }

  #store(message: OutgoingMessage): void {
    this.#storage.put(this.#owner.getKey(), message);
    if (this.#storage.has(message.clientId)) this.#storedIds.add(message.clientId);
  }
}

import type { ApiBody, ApiReply, Icebreaker } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { sendMessage } from '../api/chatApi';
import { becomeVisible } from '../api/privacyApi';
import type { OutgoingMessage } from './OutgoingMessage';

type Recipient = Pick<ApiBody<'POST /api/chat.php'>, 'conversation' | 'profile_id'>;

/** What a member can do something about at once; the text goes back to the composer. */
const REFUSALS = ['not_enough_credits', 'conversation_limit'] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface OutboxOwner {
  recipient: () => Recipient;
  onSent: (reply: ApiReply<'POST /api/chat.php'>) => void;
  onRefused: (body: string) => void;
}

const refusalOf = (error: unknown): Refusal | null =>
  error instanceof ApiError ? (REFUSALS.find((code) => code === error.code) ?? null) : null;

/** Messages on their way to one member: shown at once, confirmed by the server. */
export class Outbox {
  messages: readonly OutgoingMessage[] = [];
  refusal: Refusal | null = null;
  /** The error behind the refusal, with its values. */
  refusedBy: unknown = null;
  readonly #root: RootStore;
  readonly #owner: OutboxOwner;

  constructor(root: RootStore, owner: OutboxOwner) {
    this.#root = root;
    this.#owner = owner;
    makeAutoObservable(this, { messages: observableRef, refusedBy: observableRef }, { autoBind: true });
  }

  /** Sends a text, or the opener that it is; the same `clientId` twice is one message. */
  async send(body: string, clientId: string, icebreaker?: Icebreaker): Promise<void> {
    if (this.messages.some((message) => message.clientId === clientId)) return;
    this.clearRefusal();
    const created = Math.floor(this.#root.clock.now / 1000);
    const message: OutgoingMessage = { clientId, body, icebreaker, created, state: 'sending', error: null };
    this.messages = [...this.messages, message];
    await this.#deliver(message);
  }

  /** Tries a failed message again, with its own `clientId`: it is never stored twice. */
  async retry(clientId: string): Promise<void> {
    const failed = this.messages.find((message) => message.clientId === clientId && message.state === 'failed');
    if (!failed) return;
    this.#change(clientId, { state: 'sending', error: null });
    await this.#deliver(failed);
  }

  /** Leaves invisible mode, in which nobody can write; rejects when it could not be switched off. */
  becomeVisible(): Promise<void> {
    return becomeVisible(this.#root.http, this.#root.session);
  }

  /** Takes a message off, because it was stored or the member gave it up. */
  discard(clientId: string): void {
    this.messages = this.messages.filter((message) => message.clientId !== clientId);
  }

  clearRefusal(): void {
    this.refusal = null;
    this.refusedBy = null;
  }

  fail(clientId: string, error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal === null) return this.#change(clientId, { state: 'failed', error });
    const body = this.messages.find((message) => message.clientId === clientId)?.body;
    this.discard(clientId);
    this.refusal = refusal;
    this.refusedBy = error;
    if (body !== undefined) this.#owner.onRefused(body);
    return undefined;
  }

  async #deliver({ clientId, body, icebreaker }: OutgoingMessage): Promise<void> {
    const content = icebreaker ? ({ type: 'icebreaker', icebreaker } as const) : ({ type: 'text', body } as const);
    try {
      const reply = await sendMessage(this.#root.http, { ...this.#owner.recipient(), ...content, client_id: clientId });
      this.#owner.onSent(reply);
    } catch (error) {
      this.fail(clientId, error);
    }
  }

  #change(clientId: string, changes: Partial<OutgoingMessage>): void {
    this.messages = this.messages.map((message) => (message.clientId === clientId ? { ...message, ...changes } : message));
  }
}

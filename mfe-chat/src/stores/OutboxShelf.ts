import type { ErrorCode, ErrorParams, StorageKey } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import type { OutgoingMessage } from './OutgoingMessage';

const STORAGE_KEY: StorageKey = 'chat-outbox';

interface KeptMessage extends Pick<OutgoingMessage, 'clientId' | 'body' | 'created'> {
  /** Conversation or member it goes to, keyed like drafts. */
  to: string;
  icebreaker?: OutgoingMessage['icebreaker'];
  /** Why it failed for good; without it, the message is sent automatically. */
  failure?: { code: ErrorCode; params: ErrorParams };
}

interface KeptMessages {
  /** The member who wrote them: nothing of another member on this device is ever sent. */
  user: string;
  messages: readonly KeptMessage[];
}

function parse(text: string | null): Partial<KeptMessages> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<KeptMessages>;
  } catch {
    return {};
  }
}

function toKept(to: string, { clientId, body, created, icebreaker, state, error }: OutgoingMessage): KeptMessage {
  const { code, params } = ApiError.of(error);
  return { to, clientId, body, created, ...(icebreaker && { icebreaker }), ...(state === 'failed' && { failure: { code, params } }) };
}

function fromKept({ clientId, body, created, icebreaker, failure }: KeptMessage): OutgoingMessage {
  const outcome = failure
    ? ({ state: 'failed', error: new ApiError(failure.code, { params: failure.params }) } as const)
    : ({ state: 'waiting', error: null } as const);
  return { clientId, body, created, icebreaker, ...outcome };
}

/**
 * Messages the server has not stored yet, kept in the browser; every change is applied to the current contents, since other tabs write here too
 * (R-282).
 */
export class OutboxShelf {
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
  }

  /** Conversations and members with stored messages. */
  get keys(): string[] {
    return [...new Set(this.#read().map(({ to }) => to))];
  }

  of(key: string): OutgoingMessage[] {
    return this.#read()
      .filter(({ to }) => to === key)
      .map(fromKept);
  }

  has(clientId: string): boolean {
    return this.#read().some((kept) => kept.clientId === clientId);
  }

  /** Stores a message at the end, or in its place if it is already stored. */
  put(key: string, message: OutgoingMessage): void {
    const kept = toKept(key, message);
    const messages = this.#read();
    const known = messages.some(({ clientId }) => clientId === kept.clientId);
    this.#write(known ? messages.map((one) => (one.clientId === kept.clientId ? kept : one)) : [...messages, kept]);
  }

  remove(clientId: string): void {
    this.#write(this.#read().filter((kept) => kept.clientId !== clientId));
  }

  move(from: string, to: string): void {
    this.#write(this.#read().map((kept) => (kept.to === from ? { ...kept, to } : kept)));
  }

  /** Clears everything when the session ends. */
  dispose(): void {
    if (!this.#root.session.isSignedIn) this.#root.services.local.remove(STORAGE_KEY);
  }

  #read(): readonly KeptMessage[] {
    const { user, messages } = parse(this.#root.services.local.get(STORAGE_KEY));
    return user === this.#root.session.user?.id && Array.isArray(messages) ? messages : [];
  }

  #write(messages: readonly KeptMessage[]): void {
    const { services, session } = this.#root;
    if (!session.user) return;
    if (messages.length === 0) services.local.remove(STORAGE_KEY);
    else services.local.set(STORAGE_KEY, JSON.stringify({ user: session.user.id, messages } satisfies KeptMessages));
  }
}

import type { ErrorCode, ErrorParams, StorageKey } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import type { OutgoingMessage } from './OutgoingMessage';

const STORAGE_KEY: StorageKey = 'chat-outbox';

interface StoredMessage extends Pick<OutgoingMessage, 'clientId' | 'body' | 'created'> {
  /** Key of the conversation or member that the message is for, as in drafts. */
  to: string;
  icebreaker?: OutgoingMessage['icebreaker'];
  /** Why sending failed for good; messages without a failure are sent automatically. */
  failure?: { code: ErrorCode; params: ErrorParams };
}

interface StoredMessages {
  /** Id of the member who wrote the messages; another member on this device never sends them. */
  user: string;
  messages: readonly StoredMessage[];
}

function parseMessages(text: string | null): Partial<StoredMessages> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<StoredMessages>;
  } catch {
    return {};
  }
}

function toStored(to: string, { clientId, body, created, icebreaker, state, error }: OutgoingMessage): StoredMessage {
  const { code, params } = ApiError.of(error);
  return { to, clientId, body, created, ...(icebreaker && { icebreaker }), ...(state === 'failed' && { failure: { code, params } }) };
}

function toOutgoing({ clientId, body, created, icebreaker, failure }: StoredMessage): OutgoingMessage {
  const outcome = failure
    ? ({ state: 'failed', error: new ApiError(failure.code, { params: failure.params }) } as const)
    : ({ state: 'waiting', error: null } as const);
  return { clientId, body, created, icebreaker, ...outcome };
}

/**
 * Messages that the server has not confirmed yet, in local storage. Every change starts from the stored state, since
 * other tabs write to it as well.
 */
export class OutboxStorage {
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
  }

  /** Keys of the conversations and members with stored messages. */
  get keys(): string[] {
    return [...new Set(this.#read().map(({ to }) => to))];
  }

  load(key: string): OutgoingMessage[] {
    return this.#read()
      .filter(({ to }) => to === key)
      .map(toOutgoing);
  }

  has(clientId: string): boolean {
    return this.#read().some((storedMessage) => storedMessage.clientId === clientId);
  }

  /** Appends a message, or replaces its stored copy. */
  put(key: string, message: OutgoingMessage): void {
    const storedMessage = toStored(key, message);
    const messages = this.#read();
    const isStored = messages.some(({ clientId }) => clientId === storedMessage.clientId);
    this.#write(
      isStored
        ? messages.map((existing) => (existing.clientId === storedMessage.clientId ? storedMessage : existing))
        : [...messages, storedMessage],
    );
  }

  remove(clientId: string): void {
    this.#write(this.#read().filter((storedMessage) => storedMessage.clientId !== clientId));
  }

  move(from: string, to: string): void {
    this.#write(this.#read().map((storedMessage) => (storedMessage.to === from ? { ...storedMessage, to } : storedMessage)));
  }

  /** Removes the stored messages if the session has ended. */
  dispose(): void {
    if (!this.#root.session.isSignedIn) this.#root.services.local.remove(STORAGE_KEY);
  }

  #read(): readonly StoredMessage[] {
    const { user, messages } = parseMessages(this.#root.services.local.get(STORAGE_KEY));
    return user === this.#root.session.user?.id && Array.isArray(messages) ? messages : [];
  }

  #write(messages: readonly StoredMessage[]): void {
    const { services, session } = this.#root;
    if (!session.user) return;
    if (messages.length === 0) services.local.remove(STORAGE_KEY);
    else services.local.set(STORAGE_KEY, JSON.stringify({ user: session.user.id, messages } satisfies StoredMessages));
  }
}

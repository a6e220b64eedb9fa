import type { Message } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';
import { markRead } from '../api/chatApi';

const filterReceived = (messages: readonly Message[]): Message[] => messages.filter(({ mine }) => !mine);

/** How far a conversation has been read: where its unread messages begin, and what the server has been told. */
export class ReadState {
  /** Message below the 'New messages' divider; fixed while the conversation is open. */
  firstUnreadId: string | null = null;
  readonly #root: RootStore;
  /** Number of unread messages that the divider is to precede; null once it has been placed. */
  #unreadAtOpening: number | null = null;
  /** Id of the newest received message that has been, or is being, confirmed as read. */
  #readUpTo: string | null = null;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  hideDivider(): void {
    this.firstUnreadId = null;
  }

  /** Remembers the unread count that the conversation list shows, for the divider. */
  recordUnreadCount(conversationId: string): void {
    this.#unreadAtOpening = this.#root.chats.get(conversationId)?.num_unread_messages ?? 0;
  }

  /** Places the divider above the unread messages, once per recorded count. */
  placeDivider(messages: readonly Message[]): void {
    const unreadCount = this.#unreadAtOpening;
    if (unreadCount === null) return;
    const receivedMessages = filterReceived(messages);
    this.firstUnreadId = unreadCount > 0 ? ((receivedMessages.at(-unreadCount) ?? receivedMessages[0])?.id ?? null) : null;
    if (unreadCount === 0) this.#readUpTo = receivedMessages.at(-1)?.id ?? null;
    this.#unreadAtOpening = null;
  }

  /** Confirms everything up to the newest received message; a failure is retried by the next call. */
  async confirm(conversationId: string, messages: readonly Message[]): Promise<void> {
    const newestMessage = filterReceived(messages).at(-1);
    if (!newestMessage || newestMessage.id === this.#readUpTo) return;
    this.#readUpTo = newestMessage.id;
    this.#root.chats.markRead(conversationId);
    try {
      await markRead(this.#root.http, conversationId, newestMessage.id);
    } catch {
      this.#readUpTo = null;
    }
  }
}

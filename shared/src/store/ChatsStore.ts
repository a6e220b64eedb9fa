import * as chatCalls from '../calls/chat';
import { poll, request } from '../calls/request';
import type { ChatItem } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable } from 'mobx';
import { mergeById } from './mergeById';
import type { RootStore } from './RootStore';

const compareByNewest = (a: ChatItem, b: ChatItem): number => (b.last_message?.created ?? 0) - (a.last_message?.created ?? 0);

/** The conversation list with the total number of unread messages. */
export class ChatsStore {
  readonly items = observable.map<string, ChatItem>(undefined, { deep: false });
  /** Ids of conversations that are hidden from the list but can still be restored. */
  readonly hiddenIds = observable.set<string>();
  isLoaded = false;
  /** Number of lists received so far; the server also sends a list when the set of visible members has changed. */
  readCount = 0;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { items: false, hiddenIds: false }, { autoBind: true });
  }

  /** The conversations that are not hidden, newest first. */
  get list(): ChatItem[] {
    return [...this.items.values()].filter(({ conversation }) => !this.hiddenIds.has(conversation.id)).sort(compareByNewest);
  }

  get totalUnread(): number {
    return this.list.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
  }

  get(conversationId: string): ChatItem | undefined {
    return this.items.get(conversationId);
  }

  findByMember(profileId: string): ChatItem | undefined {
    return this.list.find(({ profile }) => profile.id === profileId);
  }

  /** Loads the list; shows the progress bar only for the first load. */
  async load(): Promise<void> {
    const { chats } = await request(this.#root.http, chatCalls.listChats, undefined, { progress: !this.isLoaded });
    this.take(chats);
  }

  async poll(): Promise<void> {
    const reply = await poll(this.#root.http, chatCalls.listChats);
    if (reply) this.take(reply.chats);
  }

  take(chats: readonly ChatItem[]): void {
    mergeById(this.items, chats, ({ conversation }) => conversation.id);
    this.isLoaded = true;
    this.readCount += 1;
  }

  /** Adds or replaces a row, for example after a first message. */
  put(chat: ChatItem): void {
    this.items.set(chat.conversation.id, chat);
  }

  patch(conversationId: string, changes: Partial<ChatItem>): void {
    const chat = this.items.get(conversationId);
    if (chat) this.items.set(conversationId, { ...chat, ...changes });
  }

  /** Sets the unread count of a conversation to zero when it is opened. */
  markRead(conversationId: string): void {
    if (this.items.get(conversationId)?.num_unread_messages) this.patch(conversationId, { num_unread_messages: 0 });
  }

  /** Removes a chat from the list; `unhide` restores it. */
  hide(conversationId: string): void {
    this.hiddenIds.add(conversationId);
  }

  unhide(conversationId: string): void {
    this.hiddenIds.delete(conversationId);
  }

  /** Hides a chat at once and deletes it on the server; on failure, restores it, shows the error and reloads the list. */
  async remove(conversationId: string): Promise<void> {
    this.hide(conversationId);
    try {
      await request(this.#root.http, chatCalls.deleteChat, { conversation: conversationId });
      this.drop(conversationId);
    } catch (error) {
      this.unhide(conversationId);
      this.#root.toasts.showError(error);
      // Offline, reloading fails as well; the next poll then loads the list.
      await this.load().catch(() => undefined);
    }
  }

  drop(conversationId: string): void {
    this.items.delete(conversationId);
    this.hiddenIds.delete(conversationId);
  }

  reset(): void {
    this.items.clear();
    this.hiddenIds.clear();
    this.isLoaded = false;
  }
}

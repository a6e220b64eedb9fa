import * as chat from '@rendezvous/shared/calls/chat';
import { knownReply } from '@rendezvous/shared/calls/request';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import { reaction } from 'mobx';
import { type ConversationKey, parseDraftKey } from './ConversationKey';
import { ConversationStore } from './ConversationStore';
import { DraftsStore } from './DraftsStore';
import { maySend } from './maySend';
import { OpenersStore } from './OpenersStore';
import { OutboxStorage } from './OutboxStorage';

/** Time in which the deletion of a chat can be undone, in ms. */
export const UNDO_MS = 6_000;

/** The conversations that were opened, or whose sending was resumed; they outlive their screens. */
export class ConversationsStore {
  readonly drafts: DraftsStore;
  readonly openers: OpenersStore;
  /** State of the first load of the list; the rows themselves are `store.chats`. */
  readonly list: Loadable<unknown>;
  readonly #outboxStorage: OutboxStorage;
  readonly #root: RootStore;
  readonly #stopFollowing: () => void;
  readonly #byId = new Map<string, ConversationStore>();
  readonly #byMember = new Map<string, ConversationStore>();
  /** Functions that cancel a pending removal, by conversation id. */
  readonly #removals = new Map<string, () => void>();

  constructor(root: RootStore) {
    this.#root = root;
    this.drafts = new DraftsStore(root);
    this.openers = new OpenersStore(root);
    this.#outboxStorage = new OutboxStorage(root);
    this.#stopFollowing = reaction(
      () => maySend(root),
      (isAllowed) => isAllowed && this.#conversations.forEach(({ outbox }) => void outbox.flush()),
    );
    this.list = new Loadable<unknown>(() => root.chats.load(), knownReply(root.http, chat.listChats) && true);
  }

  getById(id: string): ConversationStore {
    return this.#findOrCreate(this.#byId, id, { id });
  }

  /** Returns the conversation with a member, which exists on the server only after the first message. */
  getByMember(memberId: string): ConversationStore {
    return this.#findOrCreate(this.#byMember, memberId, { memberId });
  }

  /** Sends messages that an earlier page load left unsent in any conversation; for effects only. */
  resumeSending(): void {
    for (const key of this.#outboxStorage.keys.map(parseDraftKey)) {
      const conversation = 'id' in key ? this.getById(key.id) : this.getByMember(key.memberId);
      conversation.restoreOutbox();
    }
  }

  /** Removes the chat from the list at once, and from the server once this can no longer be undone. */
  remove(id: string): void {
    this.#root.chats.hide(id);
    const cancel = this.#root.services.after(UNDO_MS, () => {
      this.#forget(id);
      void this.#root.chats.remove(id);
    });
    this.#removals.set(id, cancel);
  }

  undoRemoval(id: string): void {
    this.#removals.get(id)?.();
    this.#removals.delete(id);
    this.#root.chats.unhide(id);
  }

  dispose(): void {
    for (const cancel of this.#removals.values()) cancel();
    this.#stopFollowing();
    for (const { outbox } of this.#conversations) outbox.close();
    this.#outboxStorage.dispose();
    this.drafts.dispose();
  }

  get #conversations(): Set<ConversationStore> {
    return new Set([...this.#byId.values(), ...this.#byMember.values()]);
  }

  #forget(id: string): void {
    this.#removals.delete(id);
    this.getById(id).outbox.discardAll();
    this.#byId.delete(id);
    for (const [memberId, conversation] of this.#byMember) if (conversation.id === id) this.#byMember.delete(memberId);
  }

  #findOrCreate(map: Map<string, ConversationStore>, mapKey: string, key: ConversationKey): ConversationStore {
    const existingConversation = map.get(mapKey);
    if (existingConversation) return existingConversation;
    const conversation = new ConversationStore(this.#root, key, {
      drafts: this.drafts,
      outboxStorage: this.#outboxStorage,
      loadList: this.list.load,
      onStarted: (startedConversation) => this.#register(startedConversation),
    });
    map.set(mapKey, conversation);
    return conversation;
  }

  /** Registers, under its new id, a conversation that a first message has created. */
  #register(conversation: ConversationStore): void {
    if (conversation.id !== null) this.#byId.set(conversation.id, conversation);
  }
}

export const { of: conversationsOf, use: useConversationsStore } = defineSlice('conversations@1', (store) => new ConversationsStore(store));

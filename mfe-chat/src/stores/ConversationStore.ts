import { SCAM_GUARD_MESSAGES, type ApiReply, type LastMessage, type Message, type ProfileCard } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { confirmRead, type ConversationPage, knownConversation, readConversation, readPartner } from '../api/chatApi';
import { findArrival, mergePage, describeUnseen } from './newMessages';
import type { DraftsStore } from './DraftsStore';
import { Outbox } from './Outbox';
import type { OutboxShelf } from './OutboxShelf';

/** Errors after which nothing of a conversation is shown. */
const CLOSING: readonly string[] = ['not_found', 'page_not_found', 'blocked_by_member', 'blocked_by_me'];

/** Prefix of the key under which drafts of a first message are stored; the member's id follows. */
export const FIRST = 'member:';

/** Identifies a conversation: by its id, or by the member a first message goes to. */
export type ConversationKey = { id: string } | { memberId: string };

export interface ConversationPorts {
  drafts: DraftsStore;
  shelf: OutboxShelf;
  /** Loads the conversation list; never rejects. */
  loadList: () => Promise<void>;
  /** A first message created the conversation. */
  onStarted: (conversation: ConversationStore) => void;
}

const lastOf = ({ type, body, created, mine }: Message): LastMessage => ({ type, preview: body, created, mine });

/** One conversation: its messages, its outbox and its read state. */
export class ConversationStore {
  /** Null until a first message has created the conversation. */
  id: string | null;
  profile: ProfileCard | null = null;
  /** Oldest first. */
  messages: readonly Message[] = [];
  isLoaded = false;
  isLoadingOlder = false;
  error: unknown = null;
  historyLimitReached = false;
  /** Message below the 'New messages' divider; fixed while the conversation is open. */
  firstUnreadId: string | null = null;
  /** Latest message that arrived while the conversation is open, to be announced. */
  arrived: Message | null = null;
  /** The member has confirmed writing to a fictional profile. */
  isWarned = false;
  readonly outbox: Outbox;
  readonly #memberId: string | null;
  readonly #root: RootStore;
  readonly #ports: ConversationPorts;
  #nextBefore: string | null = null;
  #unreadAtOpening: number | null = null;
  #readUpTo: string | null = null;
  /** The page's document contained the messages, and nobody has opened them yet. */
  #isBrought = false;

  constructor(root: RootStore, key: ConversationKey, ports: ConversationPorts) {
    this.#root = root;
    this.#ports = ports;
    this.id = 'id' in key ? key.id : null;
    this.#memberId = 'memberId' in key ? key.memberId : null;
    this.outbox = new Outbox(root, ports.shelf, {
      key: () => this.draftKey,
      recipient: () => (this.id === null ? { profile_id: this.#memberId ?? '' } : { conversation: this.id }),
      onSent: (reply) => this.takeSent(reply),
      onRefused: (body) => ports.drafts.giveBack(this.draftKey, body),
    });
    makeAutoObservable(
      this,
      { profile: observableRef, messages: observableRef, arrived: observableRef, error: observableRef, outbox: false },
      { autoBind: true },
    );
    this.#takeKnown();
  }

  /** Unchanged when a first message gives the conversation its id. */
  get key(): string {
    return this.#memberId ?? this.id ?? '';
  }

  get draftKey(): string {
    return this.id ?? `${FIRST}${this.#memberId ?? ''}`;
  }

  get draft(): string {
    return this.#ports.drafts.get(this.draftKey);
  }

  get hasOlder(): boolean {
    return this.isLoaded && this.#nextBefore !== null && this.messages.length > 0;
  }

  /** True before a first message to a fictional profile. */
  get needsWarning(): boolean {
    return this.profile?.fictional === true && !this.isWarned && !this.messages.some(({ mine }) => mine);
  }

  /** True for the first messages of a conversation, where sharing contact details needs confirmation. */
  get isGuarded(): boolean {
    return !this.hasOlder && this.messages.length < SCAM_GUARD_MESSAGES;
  }

  /** Not the member's, unknown, deleted, or blocked by one side: removes what was on screen, too. */
  get isClosed(): boolean {
    return this.error instanceof ApiError && CLOSING.includes(this.error.code);
  }

  /** Changes when the conversation list knows of messages that are not shown here, or when this conversation disappears or returns. */
  get news(): string | null {
    const { chats } = this.#root;
    if (this.id === null || !chats.isLoaded) return null;
    const chat = chats.get(this.id);
    if (this.isClosed) return chat ? 'back' : null;
    if (!this.isLoaded) return null;
    return chat ? describeUnseen(chat, this.messages.at(-1)) : 'gone';
  }

  setDraft(text: string): void {
    this.#ports.drafts.set(this.draftKey, text);
    if (this.outbox.refusal !== null) this.outbox.clearRefusal();
  }

  acknowledge(): void {
    this.isWarned = true;
  }

  /** The conversation opens: unread drops to zero at once and the divider is placed. */
  async open(): Promise<void> {
    const { chats } = this.#root;
    this.#ports.drafts.restore();
    if (this.id !== null) this.restoreOutbox();
    if (this.#isBrought) return this.#openKnown();
    this.firstUnreadId = null;
    this.arrived = null;
    if (!chats.isLoaded) await this.#ports.loadList();
    if (this.id === null) return this.#openFirst();
    this.#unreadAtOpening = chats.get(this.id)?.num_unread_messages ?? 0;
    chats.markRead(this.id);
    return this.load();
  }

  /** Sends what an earlier page left unsent; messages already shown as stored leave the outbox. */
  restoreOutbox(): void {
    const restoring = this.outbox.restore();
    this.#settle(this.messages);
    void restoring;
  }

  /** Loads the newest page; what is there stays on screen meanwhile, and a closed conversation stays closed until a page has loaded. */
  async load(): Promise<void> {
    if (this.id === null) return;
    if (!this.isClosed) this.setError(null);
    try {
      this.takeNewest(await readConversation(this.#root.http, this.id));
    } catch (error) {
      if (!this.isClosed || ApiError.of(error).isRefusal) this.setError(error);
    }
  }

  async loadOlder(): Promise<void> {
    if (this.id === null || this.#nextBefore === null || this.isLoadingOlder) return;
    this.setLoadingOlder(true);
    try {
      this.takeOlder(await readConversation(this.#root.http, this.id, this.#nextBefore));
    } catch (error) {
      this.#root.toasts.showError(error);
    } finally {
      this.setLoadingOlder(false);
    }
  }

  /** Tells the server what was seen; a failure is retried by the next call. */
  async markRead(): Promise<void> {
    const newest = this.messages.findLast(({ mine }) => !mine);
    if (this.id === null || !newest || newest.id === this.#readUpTo) return;
    this.#readUpTo = newest.id;
    this.#root.chats.markRead(this.id);
    try {
      await confirmRead(this.#root.http, this.id, newest.id);
    } catch {
      this.#readUpTo = null;
    }
  }

  takeNewest(page: ConversationPage): void {
    this.error = null;
    const { messages, joined } = mergePage(this.messages, page.messages);
    if (this.isLoaded) this.arrived = findArrival(this.messages, messages);
    this.profile = page.profile;
    this.messages = messages;
    if (!joined) this.#takeStart(page);
    if (this.#unreadAtOpening !== null) this.#placeDivider(this.#unreadAtOpening);
    this.isLoaded = true;
    this.#settle(page.messages);
  }

  takeOlder(page: ConversationPage): void {
    this.messages = [...page.messages, ...this.messages];
    this.#takeStart(page);
  }

  takePartner(profile: ProfileCard & { conversation_id: string | null }): void {
    if (profile.conversation_id !== null && this.id === null) this.#hand(profile.conversation_id);
    else Object.assign(this, { profile, isLoaded: true });
  }

  /** One of the member's messages was stored: it replaces its pending copy, in the list too. */
  takeSent({ message, conversation, credits }: ApiReply<'POST /api/chat.php'>): void {
    if (message.client_id !== null) this.outbox.discard(message.client_id);
    if (!this.messages.some(({ id }) => id === message.id)) this.messages = [...this.messages, message];
    if (this.id === null) this.#begin(conversation.id);
    this.#updateList(conversation.id, message);
    this.#root.session.patch({ credits });
    // The next credit may have another price; if this fails, the poll brings it.
    void this.#root.session.refresh().catch(() => undefined);
  }

  setError(error: unknown): void {
    this.error = error;
  }

  setLoadingOlder(loading: boolean): void {
    this.isLoadingOlder = loading;
  }

  #takeKnown(): void {
    const known = this.id === null ? undefined : knownConversation(this.#root.http, this.id);
    if (this.id === null || !known) return;
    this.#unreadAtOpening = this.#root.chats.get(this.id)?.num_unread_messages ?? 0;
    this.#isBrought = true;
    this.takeNewest(known);
  }

  #openKnown(): void {
    this.#isBrought = false;
    if (this.id !== null) this.#root.chats.markRead(this.id);
  }

  async #loadPartner(): Promise<void> {
    this.setError(null);
    try {
      this.takePartner(await readPartner(this.#root.http, this.#memberId ?? ''));
    } catch (error) {
      this.setError(error);
    }
  }

  /** If a conversation already exists, pending messages belong to it. */
  async #openFirst(): Promise<void> {
    await this.#loadPartner();
    if (this.id === null) this.restoreOutbox();
  }

  #settle(messages: readonly Message[]): void {
    for (const { client_id: clientId } of messages) if (clientId !== null) this.outbox.discard(clientId);
  }

  #takeStart({ next_before: nextBefore, history_limit_reached: limitReached }: ConversationPage): void {
    this.#nextBefore = nextBefore;
    this.historyLimitReached = limitReached;
  }

  #placeDivider(unread: number): void {
    const received = this.messages.filter(({ mine }) => !mine);
    this.firstUnreadId = unread > 0 ? ((received.at(-unread) ?? received[0])?.id ?? null) : null;
    if (unread === 0) this.#readUpTo = received.at(-1)?.id ?? null;
    this.#unreadAtOpening = null;
  }

  #start(id: string): void {
    this.#ports.drafts.move(this.draftKey, id);
    this.#ports.shelf.move(this.draftKey, id);
    this.id = id;
  }

  /** The conversation exists and continues under its own address. */
  #hand(id: string): void {
    this.#start(id);
    this.outbox.release();
  }

  /** A first message created the conversation; this instance stays, so that typing is not interrupted. */
  #begin(id: string): void {
    this.#start(id);
    this.#ports.onStarted(this);
    if (!this.isLoaded) void this.load();
  }

  #updateList(id: string, message: Message): void {
    const { chats } = this.#root;
    if (chats.get(id)) chats.patch(id, { last_message: lastOf(message) });
    else if (this.profile) {
      chats.put({ conversation: { id }, profile: this.profile, num_unread_messages: 0, last_message: lastOf(message) });
    }
  }
}

import { SCAM_GUARD_MESSAGES, type ApiReply, type LastMessage, type Message, type ProfileCard } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { type ConversationPage, getCachedConversation, readConversation, readPartner } from '../api/chatApi';
import { type ConversationKey, toDraftKey } from './ConversationKey';
import type { DraftsStore } from './DraftsStore';
import { describeUnseen, findArrival, mergePage } from './newMessages';
import { Outbox } from './Outbox';
import type { OutboxStorage } from './OutboxStorage';
import { ReadState } from './ReadState';

/** Error codes that hide the whole conversation. */
const CLOSING_CODES: readonly string[] = ['not_found', 'page_not_found', 'blocked_by_member', 'blocked_by_me'];

export interface ConversationPorts {
  drafts: DraftsStore;
  outboxStorage: OutboxStorage;
  /** Loads the conversation list; never rejects. */
  loadList: () => Promise<void>;
  /** Called when a first message has created the conversation. */
  onStarted: (conversation: ConversationStore) => void;
}

const toLastMessage = ({ type, body, created, mine }: Message): LastMessage => ({ type, preview: body, created, mine });

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
  /** Latest message that arrived while the conversation was open, for the announcement to screen readers; null before one has. */
  latestArrival: Message | null = null;
  /** True once the member has confirmed writing to a fictional profile. */
  isWarningAcknowledged = false;
  readonly outbox: Outbox;
  readonly readState: ReadState;
  readonly #memberId: string | null;
  readonly #root: RootStore;
  readonly #ports: ConversationPorts;
  #nextBefore: string | null = null;
  /** True from construction with messages of the document or a prefetch until the conversation is opened. */
  #isEmbedded = false;

  constructor(root: RootStore, key: ConversationKey, ports: ConversationPorts) {
    this.#root = root;
    this.#ports = ports;
    this.id = 'id' in key ? key.id : null;
    this.#memberId = 'memberId' in key ? key.memberId : null;
    this.outbox = new Outbox(root, ports.outboxStorage, {
      getKey: () => this.draftKey,
      getRecipient: () => (this.id === null ? { profile_id: this.#memberId ?? '' } : { conversation: this.id }),
      onSent: (reply) => this.applySent(reply),
      onRefused: (body) => ports.drafts.prependText(this.draftKey, body),
    });
    this.readState = new ReadState(root);
    const refAnnotations = { profile: observableRef, messages: observableRef, latestArrival: observableRef, error: observableRef };
    makeAutoObservable(this, { ...refAnnotations, outbox: false, readState: false }, { autoBind: true });
    this.#takeEmbedded();
  }

  /** Stays the same when a first message gives the conversation its id. */
  get key(): string {
    return this.#memberId ?? this.id ?? '';
  }

  get draftKey(): string {
    return toDraftKey(this.id === null ? { memberId: this.#memberId ?? '' } : { id: this.id });
  }

  get draft(): string {
    return this.#ports.drafts.get(this.draftKey);
  }

  get hasOlder(): boolean {
    return this.isLoaded && this.#nextBefore !== null && this.messages.length > 0;
  }

  /** True before a first message to a fictional profile, until the member has confirmed it. */
  get needsFictionalWarning(): boolean {
    return this.profile?.fictional === true && !this.isWarningAcknowledged && !this.messages.some(({ mine }) => mine);
  }

  /** True for the first messages of a conversation, where sharing contact details needs confirmation. */
  get isScamGuardActive(): boolean {
    return !this.hasOlder && this.messages.length < SCAM_GUARD_MESSAGES;
  }

  /** True if the conversation does not exist for the member, or one side has blocked the other; its messages are hidden. */
  get isClosed(): boolean {
    return this.error instanceof ApiError && CLOSING_CODES.includes(this.error.code);
  }

  /**
   * A text that differs for each change in the conversation list that is not shown here: new messages, or this conversation disappearing or
   * returning; null if there is none.
   */
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

  acknowledgeWarning(): void {
    this.isWarningAcknowledged = true;
  }

  /** Resets the unread count at once, and loads the conversation with the divider before its new messages. */
  async open(): Promise<void> {
    const { chats } = this.#root;
    this.#ports.drafts.restore();
    if (this.id !== null) this.restoreOutbox();
    if (this.#isEmbedded) return this.#openEmbedded();
    this.readState.hideDivider();
    this.latestArrival = null;
    if (!chats.isLoaded) await this.#ports.loadList();
    if (this.id === null) return this.#openFirst();
    this.readState.recordUnreadCount(this.id);
    chats.markRead(this.id);
    return this.load();
  }

  /** Sends messages that an earlier page load left unsent; those already shown as stored leave the outbox. */
  restoreOutbox(): void {
    const pendingRestore = this.outbox.restore();
    this.#discardStored(this.messages);
    void pendingRestore;
  }

  /** Loads the newest page; loaded messages stay on screen meanwhile, and a closed conversation stays closed until a page has loaded. */
  async load(): Promise<void> {
    if (this.id === null) return;
    if (!this.isClosed) this.setError(null);
    try {
      this.applyNewestPage(await readConversation(this.#root.http, this.id));
    } catch (error) {
      if (!this.isClosed || ApiError.of(error).isRefusal) this.setError(error);
    }
  }

  async loadOlder(): Promise<void> {
    if (this.id === null || this.#nextBefore === null || this.isLoadingOlder) return;
    this.setLoadingOlder(true);
    try {
      this.applyOlderPage(await readConversation(this.#root.http, this.id, this.#nextBefore));
    } catch (error) {
      this.#root.toasts.showError(error);
    } finally {
      this.setLoadingOlder(false);
    }
  }

  /** Confirms the loaded messages as read. */
  async markRead(): Promise<void> {
    if (this.id !== null) await this.readState.confirm(this.id, this.messages);
  }

  applyNewestPage(page: ConversationPage): void {
    this.error = null;
    const { messages, isContiguous } = mergePage(this.messages, page.messages);
    if (this.isLoaded) this.latestArrival = findArrival(this.messages, messages);
    this.profile = page.profile;
    this.messages = messages;
    if (!isContiguous) this.#takeHistoryEnd(page);
    this.readState.placeDivider(messages);
    this.isLoaded = true;
    this.#discardStored(page.messages);
  }

  applyOlderPage(page: ConversationPage): void {
    this.messages = [...page.messages, ...this.messages];
    this.#takeHistoryEnd(page);
  }

  applyPartner(profile: ProfileCard & { conversation_id: string | null }): void {
    if (profile.conversation_id !== null && this.id === null) this.#continueAs(profile.conversation_id);
    else Object.assign(this, { profile, isLoaded: true });
  }

  /** Called when the server has stored a message of the member: replaces its pending copy and updates the list. */
  applySent({ message, conversation, credits }: ApiReply<'POST /api/chat.php'>): void {
    if (message.client_id !== null) this.outbox.discard(message.client_id);
    if (!this.messages.some(({ id }) => id === message.id)) this.messages = [...this.messages, message];
    if (this.id === null) this.#begin(conversation.id);
    this.#updateList(conversation.id, message);
    this.#root.session.patch({ credits });
    // The next credit may have another price; if the refresh fails, the next poll loads the price.
    void this.#root.session.refresh().catch(() => undefined);
  }

  setError(error: unknown): void {
    this.error = error;
  }

  setLoadingOlder(isLoading: boolean): void {
    this.isLoadingOlder = isLoading;
  }

  #takeEmbedded(): void {
    const page = this.id === null ? undefined : getCachedConversation(this.#root.http, this.id);
    if (this.id === null || !page) return;
    this.readState.recordUnreadCount(this.id);
    this.#isEmbedded = true;
    this.applyNewestPage(page);
  }

  #openEmbedded(): void {
    this.#isEmbedded = false;
    if (this.id !== null) this.#root.chats.markRead(this.id);
  }

  async #loadPartner(): Promise<void> {
    this.setError(null);
    try {
      this.applyPartner(await readPartner(this.#root.http, this.#memberId ?? ''));
    } catch (error) {
      this.setError(error);
    }
  }

  /** Opens before the first message; sends what an earlier page load left unsent, unless a conversation with the member exists. */
  async #openFirst(): Promise<void> {
    await this.#loadPartner();
    if (this.id === null) this.restoreOutbox();
  }

  #discardStored(messages: readonly Message[]): void {
    for (const { client_id: clientId } of messages) if (clientId !== null) this.outbox.discard(clientId);
  }

  #takeHistoryEnd({ next_before: nextBefore, history_limit_reached: limitReached }: ConversationPage): void {
    this.#nextBefore = nextBefore;
    this.historyLimitReached = limitReached;
  }

  #adoptId(id: string): void {
    this.#ports.drafts.move(this.draftKey, id);
    this.#ports.outboxStorage.move(this.draftKey, id);
    this.id = id;
  }

  /** Called when a conversation with the member already exists: takes its id, and leaves sending the pending messages to it. */
  #continueAs(id: string): void {
    this.#adoptId(id);
    this.outbox.release();
  }

  /** Called when a first message has created the conversation; this instance stays, so that typing is not interrupted. */
  #begin(id: string): void {
    this.#adoptId(id);
    this.#ports.onStarted(this);
    if (!this.isLoaded) void this.load();
  }

  #updateList(id: string, message: Message): void {
    const { chats } = this.#root;
    if (chats.get(id)) chats.patch(id, { last_message: toLastMessage(message) });
    else if (this.profile) {
      chats.put({ conversation: { id }, profile: this.profile, num_unread_messages: 0, last_message: toLastMessage(message) });
    }
  }
}

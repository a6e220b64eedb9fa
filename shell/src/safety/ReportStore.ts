import * as chat from '@rendezvous/shared/calls/chat';
import * as members from '@rendezvous/shared/calls/members';
import * as safety from '@rendezvous/shared/calls/safety';
import { request } from '@rendezvous/shared/calls/request';
import {
  type Message,
  type ProfileImage,
  REPORT_EXCERPTS_MAX,
  type ReportForm,
  type ReportReason,
  type ReportThing,
} from '@rendezvous/shared/contract';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { Loadable, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable, observableRef, type ObservableSet } from 'mobx';
import { ComplaintPicturesStore } from '../complaints/ComplaintPicturesStore';

/** Steps of a report, in order. */
export const REPORT_STEPS = ['reason', 'thing', 'words', 'pictures'] as const;

/** A report in progress; choices and text survive any rejection. */
export class ReportStore {
  step = 0;
  reason: ReportReason | null = null;
  thing: ReportThing;
  photoId: string | null;
  text = '';
  isSending = false;
  /** Error of the last attempt to send; null if there is none. */
  failure: unknown = null;
  /** Reference number of the accepted report; null until then. */
  reference: string | null = null;
  readonly markedIds: ObservableSet<string>;
  readonly pictures: ComplaintPicturesStore;
  /** The member's photos, as shown to the reporter. */
  readonly photos: Loadable<ProfileImage[]>;
  /** The member's latest messages, and the one that the report started from, however old. */
  readonly messages: Loadable<Message[]>;
  readonly #root: RootStore;
  readonly #subject: SafetySubject;

  constructor(root: RootStore, subject: SafetySubject) {
    this.#root = root;
    this.#subject = subject;
    const { member, photoId = null, message } = subject;
    this.photoId = photoId;
    this.markedIds = observable.set(message === undefined ? [] : [message.id]);
    this.thing = photoId !== null ? 'photo' : subject.conversationId === undefined ? 'profile' : 'conversation';
    this.pictures = new ComplaintPicturesStore(root);
    this.photos = new Loadable(async () => (await request(root.http, members.readMember, { id: member.id })).profile.photos);
    this.messages = new Loadable(async () => {
      const { conversationId } = this;
      if (conversationId === undefined) return [];
      const { messages } = await request(root.http, chat.readConversation, { conversation: conversationId });
      const receivedMessages = messages.filter(({ mine }) => !mine);
      return message === undefined || receivedMessages.some(({ id }) => id === message.id)
        ? receivedMessages
        : [message, ...receivedMessages];
    });
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
    if (!root.chats.isLoaded) void root.chats.load().catch(() => undefined);
  }

  /** Id of the conversation of the two members, even if the report did not start there. */
  get conversationId(): string | undefined {
    return this.#subject.conversationId ?? this.#root.chats.findByMember(this.#subject.member.id)?.conversation.id;
  }

  /** What can be reported about this member. */
  get targets(): ReportThing[] {
    return this.conversationId === undefined ? ['profile', 'photo'] : ['profile', 'photo', 'conversation'];
  }

  get isLast(): boolean {
    return this.step === REPORT_STEPS.length - 1;
  }

  /** True when the current step is complete. */
  get canContinue(): boolean {
    if (REPORT_STEPS[this.step] === 'reason') return this.reason !== null;
    if (REPORT_STEPS[this.step] === 'thing') return this.thing !== 'photo' || this.photoId !== null;
    return true;
  }

  /** True when no more messages can be marked. */
  get isFull(): boolean {
    return this.markedIds.size >= REPORT_EXCERPTS_MAX;
  }

  update(changes: Partial<Pick<ReportStore, 'reason' | 'thing' | 'photoId' | 'text'>>): void {
    Object.assign(this, changes);
  }

  setMarked(id: string, isMarked: boolean): void {
    if (!isMarked) this.markedIds.delete(id);
    else if (!this.isFull) this.markedIds.add(id);
  }

  go(by: 1 | -1): void {
    this.failure = null;
    this.step = Math.min(REPORT_STEPS.length - 1, Math.max(0, this.step + by));
  }

  async send(): Promise<void> {
    if (this.isSending || this.reason === null) return;
    this.applyOutcome({ isSending: true, failure: null });
    try {
      const { reference } = await request(this.#root.http, safety.report, await this.#buildForm(this.reason));
      this.applyOutcome({ isSending: false, reference });
    } catch (error) {
      this.applyOutcome({ isSending: false, failure: error });
    }
  }

  applyOutcome(changes: Partial<Pick<ReportStore, 'isSending' | 'failure' | 'reference'>>): void {
    Object.assign(this, changes);
  }

  async #buildForm(reason: ReportReason): Promise<ReportForm> {
    const attachments = await this.pictures.waitForIds();
    const { thing, photoId, conversationId, text } = this;
    return {
      profile_id: this.#subject.member.id,
      reason,
      ...(thing === 'photo' && photoId !== null && { photo_id: photoId }),
      ...(thing === 'conversation' && conversationId !== undefined && { conversation: conversationId, message_ids: [...this.markedIds] }),
      ...(text.trim() !== '' && { text }),
      ...(attachments.length > 0 && { attachments }),
    };
  }
}

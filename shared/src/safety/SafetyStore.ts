import type { Message, ProfileCard } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { defineSlice } from '@rendezvous/shared/store';

/** The member that the safety sheet is about, and the context it was opened in. */
export interface SafetySubject {
  member: Pick<ProfileCard, 'id' | 'name' | 'fictional'>;
  /** A photo of that member. */
  photoId?: string;
  /** Conversation of the two. */
  conversationId?: string;
  /** Message of that conversation, preselected. */
  message?: Message;
  /** A preselected choice, where it was offered separately. */
  choice?: 'block' | 'report';
}

/** The one safety sheet, shown by the shell, and the members just hidden, blocked or reported. */
export class SafetyStore {
  /** Null while the sheet is closed. */
  subject: SafetySubject | null = null;
  /** Ids that this page's lists omit, whatever they have loaded. */
  readonly avoided = observable.set<string>();
  /** Increases when the server has stored a change of avoided members: its offers differ from now on. */
  storedCount = 0;

  constructor() {
    makeAutoObservable(this, { subject: observableRef }, { autoBind: true });
  }

  open(subject: SafetySubject): void {
    this.subject = subject;
  }

  close(): void {
    this.subject = null;
  }

  avoid(id: string): void {
    this.avoided.add(id);
  }

  /** Reverts it. */
  show(id: string): void {
    this.avoided.delete(id);
  }

  stored(): void {
    this.storedCount += 1;
  }

  /** Filters a list to the members still to be shown; for observers. */
  shownOf<Card extends { id: string }>(cards: readonly Card[]): readonly Card[] {
    return this.avoided.size === 0 ? cards : cards.filter(({ id }) => !this.avoided.has(id));
  }
}

/** The page's safety sheet; reset when the member leaves. */
export const { of: safetyOf, use: useSafety } = defineSlice('safety@1', () => new SafetyStore());

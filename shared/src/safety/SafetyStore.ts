import type { Message, ProfileCard } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { defineSlice } from '@rendezvous/shared/store';

/** The member whom the safety sheet is about, and the context in which it was opened. */
export interface SafetySubject {
  member: Pick<ProfileCard, 'id' | 'name' | 'fictional'>;
  /** Id of the member's photo from which the sheet was opened. */
  photoId?: string;
  /** Id of the conversation with that member. */
  conversationId?: string;
  /** Preselected message of that conversation. */
  message?: Message;
  /** Preselected choice, if the button that opened the sheet offers only one. */
  choice?: 'block' | 'report';
}

/** State of the safety sheet, which the shell renders, and the members hidden, blocked or reported on this page. */
export class SafetyStore {
  /** Null while the sheet is closed. */
  subject: SafetySubject | null = null;
  /** Ids of members omitted from the lists on this page, even from lists that have already loaded. */
  readonly avoided = observable.set<string>();
  /** Number of changes to the avoided members that the server has stored; each may change which members the server suggests. */
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

  /** Reverts `avoid`. */
  show(id: string): void {
    this.avoided.delete(id);
  }

  countStoredChange(): void {
    this.storedCount += 1;
  }

  /** Returns the cards without avoided members; observable. */
  shownOf<Card extends { id: string }>(cards: readonly Card[]): readonly Card[] {
    return this.avoided.size === 0 ? cards : cards.filter(({ id }) => !this.avoided.has(id));
  }
}

/** The page's safety store; dropped when the member signs out. */
export const { of: safetyOf, use: useSafety } = defineSlice('safety@1', () => new SafetyStore());

import type { Message, ProfileCard } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable, observableRef } from 'mobx';

/** Whom the safety sheet is about, and what the member was looking at. */
export interface SafetySubject {
  member: Pick<ProfileCard, 'id' | 'name' | 'fictional'>;
  /** A photo of that member. */
  photoId?: string;
  /** Of the two. */
  conversationId?: string;
  /** Of that conversation, marked already. */
  message?: Message;
  /** What the member has chosen already, where they were offered it apart. */
  choice?: 'block' | 'report';
}

/** The one safety sheet, which the shell shows, and whom the member has just hidden, blocked or reported. */
export class SafetyStore {
  /** Null while the sheet is closed. */
  subject: SafetySubject | null = null;
  /** Ids that this page's lists leave out, whatever they have read. */
  readonly avoided = observable.set<string>();
  /** Rises when the server has stored whom the member avoids, or avoids no more: it offers others from now on. */
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

  /** Takes it back. */
  show(id: string): void {
    this.avoided.delete(id);
  }

  stored(): void {
    this.storedCount += 1;
  }

  /** Those of a list who are still to be shown; for observers. */
  shownOf<Card extends { id: string }>(cards: readonly Card[]): readonly Card[] {
    return this.avoided.size === 0 ? cards : cards.filter(({ id }) => !this.avoided.has(id));
  }
}

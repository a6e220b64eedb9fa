import type { ApiBody, ComplaintCategory } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';

/** Length of a description. */
export const DESCRIPTION = { min: 20, max: 2000 } as const;

/** A complaint while it is written. */
export class ComplaintStore {
  category: ComplaintCategory | '' = '';
  email: string;
  reference = '';
  description = '';
  goodFaith = false;
  isSending = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.email = root.session.user?.email ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set<Field extends 'category' | 'email' | 'reference' | 'description' | 'goodFaith'>(field: Field, value: this[Field]): void {
    Object.assign(this, { [field]: value });
  }

  /** A notice about content needs the good-faith tick. */
  get needsGoodFaith(): boolean {
    return this.category === 'content';
  }

  get problems(): { category: boolean; email: boolean; description: boolean; goodFaith: boolean } {
    // As the server counts and as the counter below the field shows it.
    const { length } = Array.from(this.description.trim());
    return {
      category: this.category === '',
      email: !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(this.email),
      description: length < DESCRIPTION.min || length > DESCRIPTION.max,
      goodFaith: this.needsGoodFaith && !this.goodFaith,
    };
  }

  get isComplete(): boolean {
    return !Object.values(this.problems).includes(true);
  }

  /** Sends it and answers the ticket number. */
  async send(): Promise<string> {
    this.setSending(true);
    try {
      return (await this.#root.http.post('/api/complaint.php', this.#body())).ticket;
    } finally {
      this.setSending(false);
    }
  }

  setSending(sending: boolean): void {
    this.isSending = sending;
  }

  #body(): ApiBody<'POST /api/complaint.php'> {
    const { category, email, reference, description } = this;
    return {
      category: category === '' ? 'other' : category,
      email,
      description: description.trim(),
      ...(reference !== '' && { reference }),
      ...(this.needsGoodFaith && { good_faith: this.goodFaith }),
    };
  }
}

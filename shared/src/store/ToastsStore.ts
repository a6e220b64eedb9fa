import { ApiError } from '@rendezvous/shared/http';
import { makeAutoObservable, observableShallow } from 'mobx';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface Toast {
  id: number;
  tone: ToastTone;
  /** Text in the member's language, or the error to describe. */
  content: string | Error;
  action?: { label: string; onPress: () => void };
  /** Time in ms after which the toast closes; 5,000 by default. */
  duration?: number;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new ApiError('unknown'));

const isSilent = (error: unknown): boolean =>
  (error instanceof ApiError && error.isSignedOut) || (error instanceof Error && error.name === 'AbortError');

/** Short messages at the edge of the screen. */
export class ToastsStore {
  items: Toast[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { items: observableShallow }, { autoBind: true });
  }

  /** Shows a message and returns its id, for `dismiss`. */
  show(content: string, options: Partial<Pick<Toast, 'tone' | 'action' | 'duration'>> = {}): number {
    return this.#add({ tone: 'success', content, ...options });
  }

  /** Shows an error, except for the end of a session or an aborted call. */
  showError(error: unknown): void {
    if (!isSilent(error)) this.#add({ tone: 'danger', content: toError(error) });
  }

  dismiss(id: number): void {
    this.items = this.items.filter((toast) => toast.id !== id);
  }

  reset(): void {
    this.items = [];
  }

  #add(toast: Omit<Toast, 'id'>): number {
    this.#lastId += 1;
    this.items = [...this.items, { id: this.#lastId, ...toast }];
    return this.#lastId;
  }
}

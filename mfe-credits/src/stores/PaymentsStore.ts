import type { ApiReply, Payment } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { readPayment, readTransactions } from '../api/creditsApi';

/** A pending payment is asked for this often, this many times. */
const ASK_EVERY_MS = 3_000;
const ASK_TIMES = 40;

type Transactions = ApiReply<'GET /api/transactions.php'>;

/** Payments and their states. */
export class PaymentsStore {
  readonly byId = observable.map<string, Payment>(undefined, { deep: false });
  page: Transactions | null = null;
  error: unknown = null;
  #stop: () => void = () => undefined;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { byId: false, page: observableRef, error: observableRef }, { autoBind: true });
  }

  async loadPage(page: number): Promise<void> {
    this.setError(null);
    try {
      this.setPage(await readTransactions(this.#root.http, page));
    } catch (error) {
      this.setError(error);
    }
  }

  /** Reads a payment, and again every 3 s while it is pending. A completed one brings the new balance. */
  async watch(id: string, timesLeft: number = ASK_TIMES): Promise<void> {
    this.stop();
    try {
      const payment = await readPayment(this.#root.http, id);
      await this.#follow(payment, timesLeft);
    } catch (error) {
      this.setError(error);
    }
  }

  stop(): void {
    this.#stop();
    this.#stop = () => undefined;
  }

  take(payment: Payment): void {
    this.byId.set(payment.payment_id, payment);
    this.error = null;
  }

  setPage(page: Transactions): void {
    this.page = page;
  }

  setError(error: unknown): void {
    this.error = error;
  }

  dispose(): void {
    this.stop();
  }

  async #follow(payment: Payment, timesLeft: number): Promise<void> {
    if (payment.status === 'completed') await this.#root.session.refresh();
    this.take(payment);
    if (payment.status !== 'pending' || timesLeft <= 1) return;
    this.#stop = this.#root.services.after(ASK_EVERY_MS, () => void this.watch(payment.payment_id, timesLeft - 1));
  }
}

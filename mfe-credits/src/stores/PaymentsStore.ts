import { type ApiReply, type Payment, type PaymentStatus, POLL_MS, type Refund } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { askRefund, readPayment, readTransactions } from '../api/creditsApi';

/** A pending payment is checked at this interval this many times, then at the polling interval. */
export const ASK_EVERY_MS = 3_000;
export const ASK_TIMES = 40;
/** Seconds for which a purchase counts as recent. */
const NEWS_S = 3_600;

const BOUGHT: readonly PaymentStatus[] = ['completed', 'refunded', 'partly_refunded', 'charged_back'];

type Transactions = ApiReply<'GET /api/transactions.php'>;

/** Payments and their states. */
export class PaymentsStore {
  readonly byId = observable.map<string, Payment>(undefined, { deep: false });
  readonly errors = observable.map<string, unknown>(undefined, { deep: false });
  page: Transactions | null = null;
  pageError: unknown = null;
  /** The payment that made the member premium, while it is recent. */
  firstPurchaseId: string | null = null;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    const refs = { byId: false, errors: false, page: observableRef, pageError: observableRef } as const;
    makeAutoObservable(this, refs, { autoBind: true });
  }

  async loadPage(page: number): Promise<void> {
    this.setPageError(null);
    try {
      this.setPage(await readTransactions(this.#root.http, page));
    } catch (error) {
      this.setPageError(error);
    }
  }

  /** Loads a payment now, and again while it is pending; the returned function stops that. */
  watch(id: string): () => void {
    const watching = { isOn: true, asked: 0, cancel: (): void => undefined };
    const ask = async (): Promise<void> => {
      const isSettled = await this.load(id);
      watching.asked += 1;
      if (isSettled || !watching.isOn) return;
      watching.cancel = this.#root.services.after(watching.asked < ASK_TIMES ? ASK_EVERY_MS : POLL_MS, () => void ask());
    };
    void ask();
    return () => {
      watching.isOn = false;
      watching.cancel();
    };
  }

  /** True when there is nothing to wait for. A completed payment first refreshes balance and level. */
  async load(id: string): Promise<boolean> {
    try {
      const payment = await readPayment(this.#root.http, id);
      if (payment.status === 'completed' && this.byId.get(id)?.status !== 'completed') await this.#follow(payment);
      this.take(payment);
      return payment.status !== 'pending';
    } catch (error) {
      this.fail(id, error);
      return ApiError.of(error).isRefusal;
    }
  }

  /** The refund that withdrawing from an order would give. */
  async lookAtRefund(id: string): Promise<Refund> {
    return (await askRefund(this.#root.http, { payment_id: id, confirm: false })).refund;
  }

  /** Withdraws from an order; the balance is refreshed now or with the next poll. */
  async withdraw(id: string): Promise<Refund> {
    const { refund, payment } = await askRefund(this.#root.http, { payment_id: id, confirm: true });
    this.take(payment);
    await this.#root.session.refresh().catch(() => undefined);
    return refund;
  }

  take(payment: Payment): void {
    this.byId.set(payment.payment_id, payment);
    this.errors.delete(payment.payment_id);
  }

  fail(id: string, error: unknown): void {
    this.errors.set(id, error);
  }

  setPage(page: Transactions): void {
    this.page = page;
  }

  setPageError(error: unknown): void {
    this.pageError = error;
  }

  setFirstPurchase(id: string): void {
    this.firstPurchaseId = id;
  }

  /** If this fails, the next poll brings it. */
  async #follow(payment: Payment): Promise<void> {
    const [, bought] = await Promise.allSettled([this.#root.session.refresh(), this.#isFirst(payment)]);
    if (bought.status === 'fulfilled' && bought.value) this.setFirstPurchase(payment.payment_id);
  }

  async #isFirst({ payment_id: id, completed }: Payment): Promise<boolean> {
    if ((completed ?? 0) < this.#root.clock.now / 1000 - NEWS_S) return false;
    const { transactions, pages } = await readTransactions(this.#root.http, 1);
    const bought = transactions.filter(({ status }) => BOUGHT.includes(status));
    return pages <= 1 && bought.every(({ payment_id: other }) => other === id);
  }
}

export const { use: usePaymentsStore } = defineSlice('payments@1', (store) => new PaymentsStore(store));

import { type ApiReply, type Payment, type PaymentStatus, POLL_MS, type Refund } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { requestRefund, readPayment, readTransactions } from '../api/creditsApi';

/** Interval at which a pending payment is checked at first, in ms. */
export const CHECK_INTERVAL_MS = 3_000;
/** Number of checks at `CHECK_INTERVAL_MS`; later checks use the polling interval. */
export const FAST_CHECK_COUNT = 40;
/** Maximum age of a purchase that counts as recent, in seconds. */
const RECENT_PURCHASE_S = 3_600;

const PAID_STATUSES: readonly PaymentStatus[] = ['completed', 'refunded', 'partly_refunded', 'charged_back'];

type Transactions = ApiReply<'GET /api/transactions.php'>;

/** Payments that have been loaded, and one page of the list of transactions. */
export class PaymentsStore {
  readonly byId = observable.map<string, Payment>(undefined, { deep: false });
  readonly errors = observable.map<string, unknown>(undefined, { deep: false });
  page: Transactions | null = null;
  pageError: unknown = null;
  /** Id of a recent payment that made the member premium. */
  firstPurchaseId: string | null = null;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    const refAnnotations = { byId: false, errors: false, page: observableRef, pageError: observableRef } as const;
    makeAutoObservable(this, refAnnotations, { autoBind: true });
  }

  async loadPage(page: number): Promise<void> {
    this.setPageError(null);
    try {
      this.setPage(await readTransactions(this.#root.http, page));
    } catch (error) {
      this.setPageError(error);
    }
  }

  /** Loads a payment at once, and polls it while it is pending; the returned function stops the polling. */
  watch(id: string): () => void {
    const polling = { isOn: true, checks: 0, cancel: (): void => undefined };
    const checkPayment = async (): Promise<void> => {
      const isSettled = await this.load(id);
      polling.checks += 1;
      if (isSettled || !polling.isOn) return;
      polling.cancel = this.#root.services.after(
        polling.checks < FAST_CHECK_COUNT ? CHECK_INTERVAL_MS : POLL_MS,
        () => void checkPayment(),
      );
    };
    void checkPayment();
    return () => {
      polling.isOn = false;
      polling.cancel();
    };
  }

  /**
   * Loads a payment; returns true if it is settled or the call is refused, so that polling can stop. When a payment is first seen as
   * completed, balance and level are refreshed before it is shown.
   */
  async load(id: string): Promise<boolean> {
    try {
      const payment = await readPayment(this.#root.http, id);
      if (payment.status === 'completed' && this.byId.get(id)?.status !== 'completed') await this.#handleCompleted(payment);
      this.setPayment(payment);
      return payment.status !== 'pending';
    } catch (error) {
      this.setPaymentError(id, error);
      return ApiError.of(error).isRefusal;
    }
  }

  /** Loads the refund that the member would get by withdrawing from an order. */
  async loadRefund(id: string): Promise<Refund> {
    return (await requestRefund(this.#root.http, { payment_id: id, confirm: false })).refund;
  }

  /** Withdraws from an order and returns the refund; if the balance cannot be refreshed now, the next poll does so. */
  async withdraw(id: string): Promise<Refund> {
    const { refund, payment } = await requestRefund(this.#root.http, { payment_id: id, confirm: true });
    this.setPayment(payment);
    await this.#root.session.refresh().catch(() => undefined);
    return refund;
  }

  setPayment(payment: Payment): void {
    this.byId.set(payment.payment_id, payment);
    this.errors.delete(payment.payment_id);
  }

  setPaymentError(id: string, error: unknown): void {
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

  /** Refreshes balance and level, and records a first purchase. If the refresh fails, the next poll updates them. */
  async #handleCompleted(payment: Payment): Promise<void> {
    const [, isFirst] = await Promise.allSettled([this.#root.session.refresh(), this.#checkIsFirst(payment)]);
    if (isFirst.status === 'fulfilled' && isFirst.value) this.setFirstPurchase(payment.payment_id);
  }

  async #checkIsFirst({ payment_id: id, completed }: Payment): Promise<boolean> {
    if ((completed ?? 0) < this.#root.clock.now / 1000 - RECENT_PURCHASE_S) return false;
    const { transactions, pages } = await readTransactions(this.#root.http, 1);
    const purchases = transactions.filter(({ status }) => PAID_STATUSES.includes(status));
    return pages <= 1 && purchases.every(({ payment_id: other }) => other === id);
  }
}

export const { use: usePaymentsStore } = defineSlice('payments@1', (store) => new PaymentsStore(store));

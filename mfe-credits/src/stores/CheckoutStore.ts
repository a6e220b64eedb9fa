import type { ApiBody, ApiReply } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { readTerms, startPayment } from '../api/creditsApi';
import { creditsOf, type CreditsStore } from './CreditsStore';

/** What is ordered and how it is paid for; terms version, consent and idempotency key are added on submit. */
export type Basket = Omit<ApiBody<'POST /api/payment.php'>, 'client_id' | 'terms_version' | 'consent_start'>;

const isCodeError = (error: unknown): boolean => error instanceof ApiError && error.code.startsWith('code_');

/** Places orders that are paid for on a payment page or with a stored method. */
export class CheckoutStore {
  /** Order terms of the country in the current language. */
  readonly terms: Loadable<ApiReply<'GET /api/regionterms.php'>>;
  /** True from submitting an order until it fails or an order page is shown again, so that a second click never orders twice. */
  isPaying = false;
  error: unknown = null;
  /** Idempotency keys by basket, kept until an order succeeds or the stored card is declined, so that no retry pays twice. */
  readonly #keys = new Map<string, string>();
  readonly #root: RootStore;
  readonly #credits: CreditsStore;

  constructor(root: RootStore, credits: CreditsStore) {
    this.#root = root;
    this.#credits = credits;
    this.terms = new Loadable(() => readTerms(root.http, { country: credits.country, locale: root.locale.current }));
    makeAutoObservable(this, { terms: false, error: observableRef }, { autoBind: true });
  }

  /** Places an order and returns the URL to continue at; undefined if it fails, the terms are not loaded, or another order is in progress. */
  async pay(basket: Basket, createKey: () => string): Promise<string | undefined> {
    const terms = this.terms.value;
    if (this.isPaying || !terms) return undefined;
    this.startPaying();
    try {
      const order = { ...basket, terms_version: terms.version, consent_start: true, client_id: this.#findOrAddKey(basket, createKey) };
      const { redirect_url } = await startPayment(this.#root.http, order);
      this.#keys.clear();
      return redirect_url;
    } catch (error) {
      this.handleFailure(basket, error);
      return undefined;
    }
  }

  /** Clears the state of an earlier order; called whenever the page is shown, including after the browser's back button. */
  reset(): void {
    this.isPaying = false;
    this.error = null;
  }

  /** Called when another method is chosen, since the error of the previous method no longer applies. */
  clearError(): void {
    this.error = null;
  }

  startPaying(): void {
    this.isPaying = true;
    this.error = null;
  }

  /** Ends a failed order. A rejected code is not submitted again: the member sees the price without the code and decides. */
  handleFailure(basket: Basket, error: unknown): void {
    if (basket.code !== undefined && isCodeError(error)) this.#credits.orderCode.markRejected(basket.code);
    // After a decline, the next click charges the card again with a new order.
    if (error instanceof ApiError && error.code === 'stored_card_failed') this.#keys.delete(JSON.stringify(basket));
    this.isPaying = false;
    this.error = error;
  }

  #findOrAddKey(basket: Basket, createKey: () => string): string {
    const serializedBasket = JSON.stringify(basket);
    const key = this.#keys.get(serializedBasket) ?? createKey();
    this.#keys.set(serializedBasket, key);
    return key;
  }
}

export const { use: useCheckoutStore } = defineSlice('checkout@1', (store) => new CheckoutStore(store, creditsOf(store)));

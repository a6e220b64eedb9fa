import type { Locale, PaymentMethod } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { readTerms, startPayment } from '../api/creditsApi';

export interface Basket {
  packageId: number;
  method: PaymentMethod;
  code: string | undefined;
}

interface Terms {
  version: string;
  text: string;
}

/** The order on its way to the payment page. */
export class CheckoutStore {
  terms: Terms | null = null;
  isPaying = false;
  error: unknown = null;
  /** The same basket keeps its key, so that a repeated try never pays twice. */
  readonly #keys = new Map<string, string>();
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { terms: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Order terms of the country in the language of the visit. */
  async loadTerms(country: string, locale: Locale): Promise<void> {
    try {
      this.setTerms(await readTerms(this.#root.http, { country, locale }));
    } catch (error) {
      this.setError(error);
    }
  }

  /** Orders and answers the address of the payment page; undefined when the api refused. */
  async pay(basket: Basket, newKey: () => string): Promise<string | undefined> {
    if (this.isPaying || !this.terms) return undefined;
    this.setPaying(true);
    try {
      const order = { package_id: basket.packageId, method: basket.method, terms_version: this.terms.version, consent_start: true };
      const code = basket.code === undefined ? {} : { code: basket.code };
      const { redirect_url } = await startPayment(this.#root.http, { ...order, ...code, client_id: this.#keyOf(basket, newKey) });
      this.#keys.clear();
      return redirect_url;
    } catch (error) {
      this.setError(error);
      return undefined;
    } finally {
      this.setPaying(false);
    }
  }

  setPaying(paying: boolean): void {
    this.isPaying = paying;
    if (paying) this.error = null;
  }

  setTerms(terms: Terms): void {
    this.terms = terms;
  }

  setError(error: unknown): void {
    this.error = error;
  }

  #keyOf(basket: Basket, newKey: () => string): string {
    const name = JSON.stringify(basket);
    const key = this.#keys.get(name) ?? newKey();
    this.#keys.set(name, key);
    return key;
  }
}

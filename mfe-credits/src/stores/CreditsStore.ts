import { type CreditPackage, type Currency, type DiscountCode, isRunning, type PaymentMethod } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { readCode, readMethods, readPackages } from '../api/creditsApi';

/** Packages, methods and the discount of the next order. */
export class CreditsStore {
  packages: CreditPackage[] = [];
  methods: PaymentMethod[] = [];
  currency: Currency = 'EUR';
  error: unknown = null;
  /** A code the member typed; it stands before the automatic discount. */
  entered: DiscountCode | null = null;
  codeError: unknown = null;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    const refs = {
      packages: observableRef,
      methods: observableRef,
      error: observableRef,
      entered: observableRef,
      codeError: observableRef,
    };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /** One code per order: the typed one, otherwise the active discount while it runs. */
  get discount(): DiscountCode | null {
    const code = this.entered ?? this.#root.discounts.active;
    return code && isRunning(code, code.expires === null ? 0 : this.#root.clock.seconds) ? code : null;
  }

  /** Packages, then the methods of the country. */
  async load(): Promise<void> {
    this.setError(null);
    try {
      const [offer, methods] = await Promise.all([readPackages(this.#root.http), readMethods(this.#root.http)]);
      this.take(offer.packages, offer.currency, methods);
    } catch (error) {
      this.setError(error);
    }
  }

  /** Checks a typed code; what is wrong stays beside the field. */
  async enterCode(text: string): Promise<void> {
    this.setCode(null, null);
    try {
      this.setCode(await readCode(this.#root.http, text.trim()), null);
    } catch (error) {
      this.setCode(null, error);
    }
  }

  take(packages: CreditPackage[], currency: Currency, methods: PaymentMethod[]): void {
    this.packages = packages;
    this.currency = currency;
    this.methods = methods;
  }

  setCode(code: DiscountCode | null, error: unknown): void {
    this.entered = code;
    this.codeError = error;
  }

  setError(error: unknown): void {
    this.error = error;
  }
}

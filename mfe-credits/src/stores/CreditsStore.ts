import {
  type CreditPackage,
  DEFAULT_PACKAGE_ID,
  type DiscountCode,
  discounted,
  mayHaveWelcome,
  type PaymentMethod,
} from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { getCachedMethods, getCachedPackages, prefetchOffer, readMethods, readPackages } from '../api/creditsApi';
import { isCodeApplicable } from './discountCode';
import { OrderCodeStore } from './OrderCodeStore';

/** Price of a package in minor units; `code` is the discount code that it includes, or null if none applies. */
export interface Offer {
  code: DiscountCode | null;
  amount: number;
}

/** The packages that can be ordered, their current prices, and the available payment methods. */
export class CreditsStore {
  loadedPackages: CreditPackage[] = [];
  loadedMethods: PaymentMethod[] = [];
  selectedId = DEFAULT_PACKAGE_ID;
  error: unknown = null;
  readonly orderCode: OrderCodeStore;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.orderCode = new OrderCodeStore(root);
    const refAnnotations = { loadedPackages: observableRef, loadedMethods: observableRef, error: observableRef };
    makeAutoObservable(this, { ...refAnnotations, orderCode: false }, { autoBind: true });
  }

  /** The loaded packages; before that the prefetched ones, unless a code that is still loading may lower their prices. */
  get packages(): CreditPackage[] {
    return this.loadedPackages.length > 0 || !this.hasAllCodes ? this.loadedPackages : getCachedPackages(this.#root.http);
  }

  get methods(): PaymentMethod[] {
    return this.loadedMethods.length > 0 ? this.loadedMethods : getCachedMethods(this.#root.http);
  }

  get isLoaded(): boolean {
    return this.packages.length > 0;
  }

  private get hasAllCodes(): boolean {
    const { clock, discounts, session } = this.#root;
    return discounts.welcome !== null || !mayHaveWelcome(session.user, clock.seconds);
  }

  /** Country that determines methods, VAT and terms, as on the server: the member's own or, for a visitor, the selected or detected one. */
  get country(): string {
    return this.#root.session.user?.profile.country ?? this.#root.settings.current.geoip_selected_country;
  }

  /** Returns the current price of a package; a code that does not apply leaves it unchanged. */
  getOffer({ price: amount, currency }: Pick<CreditPackage, 'price' | 'currency'>, method?: PaymentMethod): Offer {
    const { discount } = this.orderCode;
    if (discount === null || !isCodeApplicable(discount, { amount, currency, method })) return { code: null, amount };
    return { code: discount, amount: discounted(amount, discount.value_percentage) };
  }

  /** Called before the screen mounts: prefetches what it shows. */
  prefetch(): void {
    prefetchOffer(this.#root.http);
    void this.#root.discounts.loadWelcome();
  }

  /** Loads packages, the country's methods and the welcome code together, so that the first prices shown are final. */
  async load(): Promise<void> {
    this.setError(null);
    try {
      const { http, discounts } = this.#root;
      const [offer, methods] = await Promise.all([readPackages(http), readMethods(http), discounts.loadWelcome()]);
      this.setLoaded(offer.packages, methods);
    } catch (error) {
      this.setError(error);
    }
  }

  select(id: number): void {
    this.selectedId = id;
  }

  setLoaded(packages: CreditPackage[], methods: PaymentMethod[]): void {
    this.loadedPackages = packages;
    this.loadedMethods = methods;
  }

  setError(error: unknown): void {
    this.error = error;
  }
}

export const { of: creditsOf, use: useCreditsStore } = defineSlice('credits@1', (store) => new CreditsStore(store));

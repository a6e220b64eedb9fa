import {
  type CreditPackage,
  DEFAULT_PACKAGE_ID,
  type DiscountCode,
  discounted,
  isRunning,
  mayHaveWelcome,
  type PaymentMethod,
} from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { computedStruct, makeAutoObservable, observable, observableRef } from 'mobx';
import { askAhead, knownMethods, knownPackages, readCode, readMethods, readPackages } from '../api/creditsApi';
import { codeFits, fullCode } from './discountCode';

/** Price of a package with the active code; amounts in minor units. */
export interface Offer {
  code: DiscountCode | null;
  amount: number;
}

/** Packages, methods and the discount of the next order. */
export class CreditsStore {
  ownPackages: CreditPackage[] = [];
  ownMethods: PaymentMethod[] = [];
  selectedId = DEFAULT_PACKAGE_ID;
  error: unknown = null;
  /** A code the member typed; it takes precedence over the automatic discount. */
  entered: DiscountCode | null = null;
  codeError: unknown = null;
  isChecking = false;
  /** Codes an order was rejected for; prices are shown without them. */
  readonly #refused = observable.set<string>();
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    const refs = {
      ownPackages: observableRef,
      ownMethods: observableRef,
      error: observableRef,
      entered: observableRef,
      codeError: observableRef,
      discount: computedStruct,
    };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /** Initially those that were prefetched, unless a code that is still loading may lower their prices. */
  get packages(): CreditPackage[] {
    return this.ownPackages.length > 0 || !this.hasAllCodes ? this.ownPackages : knownPackages(this.#root.http);
  }

  get methods(): PaymentMethod[] {
    return this.ownMethods.length > 0 ? this.ownMethods : knownMethods(this.#root.http);
  }

  get isLoaded(): boolean {
    return this.packages.length > 0;
  }

  private get hasAllCodes(): boolean {
    const { clock, discounts, session } = this.#root;
    return discounts.welcome !== null || !mayHaveWelcome(session.user, clock.seconds);
  }

  /** Country that determines methods, VAT and terms: the member's own, as on the server. */
  get country(): string {
    return this.#root.session.user?.profile.country ?? this.#root.settings.current.geoip_selected_country;
  }

  /** One code per order: the typed one, otherwise the active discount while it lasts. */
  get discount(): DiscountCode | null {
    const { active } = this.#root.discounts;
    const usable = [this.entered, active && fullCode(active)].filter((code) => code !== null && !this.#refused.has(code.code));
    const code = usable[0] ?? null;
    return code && isRunning(code, code.expires === null ? 0 : this.#root.clock.seconds) ? code : null;
  }

  /** A package at its current price; an inapplicable code leaves the price unchanged. */
  offerOf({ price: amount, currency }: Pick<CreditPackage, 'price' | 'currency'>, method?: PaymentMethod): Offer {
    const { discount } = this;
    if (discount === null || !codeFits(discount, { amount, currency, method })) return { code: null, amount };
    return { code: discount, amount: discounted(amount, discount.value_percentage) };
  }

  /** Prefetches what the screen shows before it mounts. */
  ahead(): void {
    askAhead(this.#root.http);
    void this.#root.discounts.loadWelcome();
  }

  /** Packages, the country's methods and the welcome code, so that the first prices shown are final. */
  async load(): Promise<void> {
    this.setError(null);
    try {
      const { http, discounts } = this.#root;
      const [offer, methods] = await Promise.all([readPackages(http), readMethods(http), discounts.loadWelcome()]);
      this.take(offer.packages, methods);
    } catch (error) {
      this.setError(error);
    }
  }

  select(id: number): void {
    this.selectedId = id;
  }

  /** Validates a typed code; an error stays next to the field. */
  async enterCode(text: string): Promise<void> {
    const wanted = text.trim();
    if (wanted === '' || this.isChecking) return;
    this.setChecking(true);
    try {
      this.takeCode(await readCode(this.#root.http, wanted));
    } catch (error) {
      this.failCode(error);
    } finally {
      this.setChecking(false);
    }
  }

  /** The server rejected an order because of this code. */
  refuse(code: string): void {
    this.#refused.add(code);
    if (this.entered?.code === code) this.entered = null;
  }

  removeCode(): void {
    this.entered = null;
    this.codeError = null;
  }

  take(packages: CreditPackage[], methods: PaymentMethod[]): void {
    this.ownPackages = packages;
    this.ownMethods = methods;
  }

  takeCode(code: DiscountCode): void {
    this.#refused.delete(code.code);
    this.entered = fullCode(code);
    this.codeError = null;
  }

  failCode(error: unknown): void {
    this.entered = null;
    this.codeError = error;
  }

  setChecking(checking: boolean): void {
    this.isChecking = checking;
  }

  setError(error: unknown): void {
    this.error = error;
  }
}

export const { of: creditsOf, use: useCreditsStore } = defineSlice('credits@1', (store) => new CreditsStore(store));

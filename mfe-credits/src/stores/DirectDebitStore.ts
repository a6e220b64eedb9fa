import { type DirectDebitForm, type DirectDebits, type Mandate, OTP_AGAIN_S, OTP_TRIES, OTP_VALID_S } from '@rendezvous/shared/contract';
import { ApiError, type HttpClient } from '@rendezvous/shared/http';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import * as directDebit from '@rendezvous/shared/calls/directDebit';
import { request } from '@rendezvous/shared/calls/request';

/** GET /api/directdebit.php: mandates, creditor and open debts. */
const readDebits = (http: HttpClient): Promise<DirectDebits> => request(http, directDebit.readDirectDebits);

/** POST /api/directdebit.php: submits the form and has a code sent by text message. */
const requestMandate = async (http: HttpClient, form: DirectDebitForm): Promise<string> =>
  (await request(http, directDebit.requestMandate, form)).mandate_reference;

/** PUT /api/directdebit.php: signs a mandate with the code from the text message. */
const signMandate = async (http: HttpClient, reference: string, otp: string): Promise<Mandate> =>
  (await request(http, directDebit.signMandate, { mandate_reference: reference, otp })).mandate;

/** POST /api/directdebit-otp.php: sends another code. */
const requestNewCode = (http: HttpClient, reference: string) => request(http, directDebit.resendCode, { mandate_reference: reference });

/** A mandate waiting for its code; times are unix seconds. */
interface UnsignedMandate {
  reference: string;
  form: DirectDebitForm;
  sentAt: number;
  /** When another code can be requested. */
  resendAt: number;
  /** Number of wrong codes entered. */
  wrongCodeCount: number;
}

/** Steps through the creation of a mandate, from the form to the signature. */
export class DirectDebitStore {
  readonly details: Loadable<DirectDebits>;
  /** The submitted form, for editing it again; null before it is submitted and once the mandate is signed. */
  form: DirectDebitForm | null = null;
  pendingMandate: UnsignedMandate | null = null;
  /** True from signing until the member sets up another account. */
  isSigned = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.details = new Loadable(() => readDebits(root.http));
    makeAutoObservable(this, { details: false, form: observableRef, pendingMandate: observableRef }, { autoBind: true });
  }

  async request(form: DirectDebitForm): Promise<void> {
    this.setPending(await requestMandate(this.#root.http, form), form);
  }

  /** Signs the mandate; rejects if the call fails, and counts the attempt if the code was wrong. */
  async sign(otp: string): Promise<void> {
    if (this.pendingMandate === null) return;
    try {
      await signMandate(this.#root.http, this.pendingMandate.reference, otp);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'otp_invalid') this.countWrongCode();
      throw error;
    }
    this.setSigned();
  }

  /** Requests another code. Rejects if the call fails; if the error states a waiting time, the countdown restarts with it. */
  async resendCode(): Promise<void> {
    if (this.pendingMandate === null) return;
    const { reference, form } = this.pendingMandate;
    try {
      await requestNewCode(this.#root.http, reference);
      this.setPending(reference, form);
    } catch (error) {
      const seconds = ApiError.of(error).params['seconds'];
      if (typeof seconds === 'number') this.postponeResend(seconds);
      throw error;
    }
  }

  /** True when the last code can no longer be used for signing. Call inside an observer. */
  get isCodeUnusable(): boolean {
    const { pendingMandate } = this;
    return (
      pendingMandate !== null &&
      (pendingMandate.wrongCodeCount >= OTP_TRIES || this.#root.clock.seconds >= pendingMandate.sentAt + OTP_VALID_S)
    );
  }

  /** Seconds until another code can be requested. Call inside an observer. */
  get secondsUntilResend(): number {
    return this.pendingMandate === null ? 0 : Math.max(0, this.pendingMandate.resendAt - this.#root.clock.seconds);
  }

  /** Leaves the code step or the signed mandate, so that the form is shown again. */
  returnToForm(): void {
    this.pendingMandate = null;
    this.isSigned = false;
  }

  setPending(reference: string, form: DirectDebitForm): void {
    const sentAt = Math.floor(this.#root.clock.now / 1000);
    this.form = form;
    this.pendingMandate = { reference, form, sentAt, resendAt: sentAt + OTP_AGAIN_S, wrongCodeCount: 0 };
  }

  countWrongCode(): void {
    if (this.pendingMandate) this.pendingMandate = { ...this.pendingMandate, wrongCodeCount: this.pendingMandate.wrongCodeCount + 1 };
  }

  postponeResend(seconds: number): void {
    if (this.pendingMandate) this.pendingMandate = { ...this.pendingMandate, resendAt: Math.floor(this.#root.clock.now / 1000) + seconds };
  }

  setSigned(): void {
    this.form = null;
    this.pendingMandate = null;
    this.isSigned = true;
  }
}

export const { use: useDirectDebitStore } = defineSlice('directdebit@1', (store) => new DirectDebitStore(store));

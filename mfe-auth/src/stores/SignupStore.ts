import {
  CONFIRMATION_MAIL_INTERVAL_S,
  type ErrorCode,
  SIGNUP_KEYS,
  signupGate,
  type SignupGate,
  termsVersion,
} from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { SlotContract } from '@rendezvous/shared/remote';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { signupApi } from '../api/signupApi';
import { findStepOfError } from './toSignupErrors';
import { toSignupForm } from './toSignupForm';
import { createEmptySignup, serializeSignup, parseSignup, type SignupValues, applyPresets } from './SignupValues';
import { STEP_COUNT, stepByField } from './stepOfField';

type SignupStart = Pick<SlotContract['signup-steps'], 'memberId' | 'prefill'>;

const STORAGE_KEY = 'signup-form';
const LAST_STEP = STEP_COUNT - 1;

/** State of the sign-up: values, progress and rejection; it outlives the screens on which the values were entered. */
export class SignupStore {
  values: SignupValues = createEmptySignup();
  /** Number of completed steps, which is also the index of the first open one. */
  reached = 0;
  /** The server's rejection, until the next attempt. */
  refusal: ApiError | null = null;
  /** True once the server has rejected a minor, who cannot correct anything. */
  isUnderage = false;
  /** True once the values in the tab's session storage are restored. */
  isReady = false;
  /** True once a value was entered. */
  isTouched = false;
  memberId: string | undefined;
  /** Campaign of the visit; undefined without one. */
  network: string | undefined;
  #presets: NonNullable<SignupStart['prefill']> = {};
  /** Country that the visit had when the country field was last preset; empty if unknown. */
  #visitCountry = '';
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof signupApi>;

  constructor(root: RootStore) {
    this.#root = root;
    this.#api = signupApi(root.http);
    makeAutoObservable(this, { values: observableRef, refusal: observableRef }, { autoBind: true });
  }

  /** Whether sign-up is open on this domain, closed, or requires an invite or a campaign. */
  get gate(): SignupGate {
    const gate = signupGate(this.#root.settings.current.signups, this.network);
    // The campaign is only known once the storage has been read.
    return gate === 'traffic_source_needed' && !this.isReady ? 'open' : gate;
  }

  /** True where signing up is not possible. */
  get isClosed(): boolean {
    return this.gate === 'signups_closed' || this.gate === 'traffic_source_needed';
  }

  /** Restores the values from session storage and fills in presets. Called after the first render, since rendering must not read storage. */
  begin({ memberId, prefill }: SignupStart): void {
    const { session } = this.#root.services;
    if (!this.isReady) this.#restore(session.get(STORAGE_KEY));
    const visitCountry = this.#root.settings.current.geoip_selected_country;
    const presets = { country: visitCountry, ...prefill };
    // Only landers pass `prefill`: its choices replace those of an earlier lander, which other pages keep.
    this.values = applyPresets(this.values, presets, { ...(prefill && this.#presets), ...this.#getOpenCountry() });
    if (prefill) this.#presets = presets;
    if (visitCountry !== '') this.#visitCountry = visitCountry;
    this.memberId = memberId;
    this.network = this.#root.session.tracking.network;
    this.isReady = true;
  }

  /** Stores input as it is typed. */
  storeInput(changes: Partial<SignupValues>): void {
    this.values = { ...this.values, ...changes };
    this.isTouched = true;
    this.#save();
  }

  /** Returns an error code if a name is taken. A failed call returns null, since the server checks again on submit. */
  async checkName(name: string): Promise<ErrorCode | null> {
    const isAvailable = await this.#api.isNameFree(name.trim()).catch(() => true);
    return isAvailable ? null : 'username_taken';
  }

  /** Checks a step and unlocks the next one; returns false, and keeps the error in `refusal`, if the server rejects the step. */
  async finishStep(step: number): Promise<boolean> {
    this.refuse(null);
    const refusal = await this.#check(step);
    if (refusal === null) this.unlockStep(step + 1);
    else this.refuse(refusal);
    return refusal === null;
  }

  /** Creates the account, signs in and calls `onDone` with the next path. Returns the step of an error, or the last one. */
  async submit(onDone: (next: string) => void): Promise<number> {
    try {
      const { user, next } = await this.#api.send(await this.#buildForm());
      this.reset();
      const entry = this.#root.session.enter(user);
      this.#root.session.delayMail(CONFIRMATION_MAIL_INTERVAL_S);
      onDone(next);
      await entry;
      return LAST_STEP;
    } catch (error) {
      const refusal = ApiError.of(error);
      this.refuse(refusal);
      return findStepOfError(refusal) ?? LAST_STEP;
    }
  }

  refuse(refusal: ApiError | null): void {
    this.refusal = refusal;
    if (refusal?.code !== 'underage') return;
    this.isUnderage = true;
    this.reset();
  }

  unlockStep(step: number): void {
    this.reached = Math.max(this.reached, step);
    this.#save();
  }

  reset(): void {
    for (const key of SIGNUP_KEYS) this.#root.services.session.remove(key);
    this.values = createEmptySignup();
    this.reached = 0;
    this.isTouched = false;
  }

  /** Returns the country if a preset may replace it: still that of the visit, without a region, and in a step not completed yet. */
  #getOpenCountry(): Pick<SignupValues, 'country'> | undefined {
    const { country, region } = this.values;
    const isOpen = country === this.#visitCountry && region === '' && this.reached <= stepByField.country;
    return isOpen ? { country } : undefined;
  }

  /** Runs the server's check of a step, if the step has one; returns the error, or null. */
  async #check(step: number): Promise<ApiError | null> {
    if (step === stepByField.date_of_birth) return this.#judgeAge(this.values.date_of_birth);
    const code = step === stepByField.name ? await this.checkName(this.values.name) : null;
    return code === null ? null : new ApiError('validation', { fields: { name: code } });
  }

  /** Returns why a date of birth is rejected, or null; other failures are ignored, since the server checks again on submit. */
  async #judgeAge(date: string): Promise<ApiError | null> {
    try {
      await this.#api.checkAge(date);
      return null;
    } catch (error) {
      const failure = ApiError.of(error);
      return failure.code === 'underage' || failure.code === 'dob_invalid' ? failure : null;
    }
  }

  #restore(text: string | null): void {
    const { values, reached, presets, visitCountry } = parseSignup(text);
    this.#presets = presets;
    this.#visitCountry = visitCountry;
    this.values = { ...this.values, ...values };
    this.reached = reached;
    this.isTouched = Object.keys(values).length > 0;
  }

  #save(): void {
    const { values, reached } = this;
    const signup = { values, reached, presets: this.#presets, visitCountry: this.#visitCountry };
    this.#root.services.session.set(STORAGE_KEY, serializeSignup(signup));
  }

  async #buildForm() {
    const { reference, locale, session } = this.#root;
    await reference.loadCompany();
    const context = { language: locale.current, memberId: this.memberId, tracking: session.tracking };
    return toSignupForm(this.values, { ...context, termsVersion: termsVersion(reference.company) });
  }
}

/** One sign-up per document, shared by the sign-up page, the modal and landers. */
export const { use: useSignupStore } = defineSlice('signup@1', (store) => new SignupStore(store));

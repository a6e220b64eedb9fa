import type { Gender, Sexuality } from '@rendezvous/shared/contract';

/** All values entered in the five steps. */
export interface SignupValues {
  gender: Gender | '';
  sexuality: Sexuality | '';
  /** YYYY-MM-DD; missing parts are empty, for example `1990--`. */
  date_of_birth: string;
  country: string;
  region: string;
  city: string;
  name: string;
  email: string;
  /** Only ever kept in memory. */
  password: string;
  terms: boolean;
  consent_sensitive: boolean;
  consent_offers: boolean;
  signup_message: string;
  invite_code: string;
  interests: readonly string[];
}

export type SignupField = keyof SignupValues;

/** An untouched sign-up: nothing ticked, nothing chosen. */
export const emptySignup = (): SignupValues => ({
  gender: '',
  sexuality: '',
  date_of_birth: '',
  country: '',
  region: '',
  city: '',
  name: '',
  email: '',
  password: '',
  terms: false,
  consent_sensitive: false,
  consent_offers: false,
  signup_message: '',
  invite_code: '',
  interests: [],
});

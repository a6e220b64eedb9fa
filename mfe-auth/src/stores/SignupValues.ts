import type { Gender, Sexuality } from '@rendezvous/shared/contract';

/** Everything a person enters in the five steps. */
export interface SignupValues {
  gender: Gender | '';
  sexuality: Sexuality | '';
  /** YYYY-MM-DD; parts that are still missing are empty, for example `1990--`. */
  date_of_birth: string;
  country: string;
  region: string;
  city: string;
  name: string;
  email: string;
  /** Never leaves memory. */
  password: string;
  terms: boolean;
  consent_sensitive: boolean;
  consent_offers: boolean;
  signup_message: string;
  invite_code: string;
  interests: readonly string[];
}

export type SignupField = keyof SignupValues;

import type { SignupField } from './SignupValues';

/** Number of steps before the account exists; completing the profile is not one of them. */
export const STEP_COUNT = 5;

/** Zero-based step of each field. */
export const stepByField: Record<SignupField, number> = {
  gender: 0,
  sexuality: 0,
  invite_code: 0,
  interests: 0,
  date_of_birth: 1,
  country: 2,
  region: 2,
  city: 2,
  name: 3,
  email: 3,
  password: 4,
  terms: 4,
  consent_sensitive: 4,
  consent_offers: 4,
  signup_message: 4,
};

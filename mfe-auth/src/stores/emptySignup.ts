import type { SignupValues } from './SignupValues';

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

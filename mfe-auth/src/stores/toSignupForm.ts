import type { Gender, Locale, Sexuality, SignupForm, TrackingKey } from '@rendezvous/shared/contract';
import type { SignupValues } from './SignupValues';

interface SignupContext {
  language: Locale;
  termsVersion: string;
  /** Member that the sign-up started from. */
  memberId: string | undefined;
  /** Tracking values of the visit. */
  tracking: Partial<Record<TrackingKey, string>>;
}

const omitEmpty = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined && value.length !== 0),
  ) as Partial<Values>;

/** Builds the request body; optional values are only included when present. */
export function toSignupForm(values: SignupValues, { language, termsVersion, memberId, tracking }: SignupContext): SignupForm {
  const { region, city, invite_code, interests, signup_message } = values;
  return {
    email: values.email.trim(),
    name: values.name.trim(),
    password: values.password,
    date_of_birth: values.date_of_birth,
    gender: values.gender as Gender,
    sexuality: values.sexuality as Sexuality,
    country: values.country,
    language,
    terms_version: termsVersion,
    consent_sensitive: values.consent_sensitive,
    consent_offers: values.consent_offers,
    ...omitEmpty({ region, city: city.trim(), invite_code: invite_code.trim(), interests: [...interests] }),
    ...(memberId !== undefined && { member_id: memberId, ...omitEmpty({ signup_message: signup_message.trim() }) }),
    ...tracking,
  };
}

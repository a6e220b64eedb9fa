import { isDateOfBirth, isEmailAddress, isPassword, PASSWORD_MAX } from '@rendezvous/shared/contract';
import { check, custom, literal, maxLength, nonEmpty, pipe, string, trim } from 'valibot';

const text = pipe(string('required'), trim(), nonEmpty('required'));

const nobody = () => ({ email: '', name: '' });

/** Predefined field schemas; a message is an error code, a key of useFieldErrorText, or the caller's own text. */
export const rules = {
  /** Any non-empty text, limited in characters. */
  text: (max: number) =>
    pipe(
      text,
      check((value) => Array.from(value).length <= max, 'too_long'),
    ),
  /** A choice; an empty text or null means none. */
  choice: <Value extends string>(values: readonly Value[]) => custom<Value>((value) => values.some((known) => known === value), 'required'),
  /** */
  email: () => pipe(text, check(isEmailAddress, 'email_invalid')),
  /** The password of a login: any non-empty text. */
  currentPassword: () => pipe(string('required'), nonEmpty('required'), maxLength(PASSWORD_MAX, 'password_weak')),
  /** R-193; the owner's address and name, if known, are rejected. */
  newPassword: (owner: () => { email: string; name: string } = nobody) =>
    pipe(
      string('required'),
      nonEmpty('required'),
      check((value) => isPassword(value, owner()), 'password_weak'),
    ),
  /** R-190; `now` in unix seconds. */
  dateOfBirth: (now: () => number) =>
    pipe(
      string(),
      nonEmpty('dob_required'),
      check((value) => isDateOfBirth(value, now()), 'dob_invalid'),
    ),
  /** A required checkbox. */
  consent: () => literal(true, 'consent_required'),
};

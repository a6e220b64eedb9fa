import { isDateOfBirth, isEmailAddress, isPassword, PASSWORD_MAX } from '@rendezvous/shared/contract';
import { check, custom, literal, maxLength, nonEmpty, pipe, string, trim } from 'valibot';

const text = pipe(string('required'), trim(), nonEmpty('required'));

const nobody = () => ({ email: '', name: '' });

/** Ready schemas of fields; a message is an error code, a word of useFieldErrorText, or a text of the caller. */
export const rules = {
  /** Any text that is not empty, with a length in characters. */
  text: (max: number) =>
    pipe(
      text,
      check((value) => Array.from(value).length <= max, 'too_long'),
    ),
  /** A choice; nothing chosen is an empty text or null. */
  choice: <Value extends string>(values: readonly Value[]) => custom<Value>((value) => values.some((known) => known === value), 'required'),
  /** */
  email: () => pipe(text, check(isEmailAddress, 'email_invalid')),
  /** The password of a login: anything that is not empty. */
  currentPassword: () => pipe(string('required'), nonEmpty('required'), maxLength(PASSWORD_MAX, 'password_weak')),
  /** R-193; the owner's address and name, when known, are not accepted. */
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
  /** A box that has to be ticked. */
  consent: () => literal(true, 'consent_required'),
};

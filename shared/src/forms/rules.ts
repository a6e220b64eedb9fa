import { isDateOfBirth, isEmailAddress, isPassword, PASSWORD_MAX } from '@rendezvous/shared/contract';
import { check, custom, literal, maxLength, nonEmpty, pipe, string, trim } from 'valibot';

const text = pipe(string('required'), trim(), nonEmpty('required'));

const getEmptyOwner = () => ({ email: '', name: '' });

/** Schemas for common fields; their messages are error codes or keys of the texts in useFieldErrorText. */
export const rules = {
  /** Non-empty text of at most `max` characters after trimming. */
  text: (max: number) =>
    pipe(
      text,
      check((value) => Array.from(value).length <= max, 'too_long'),
    ),
  /** One of `values`; anything else, such as '' or null, gives `required`. */
  choice: <Value extends string>(values: readonly Value[]) => custom<Value>((value) => values.some((entry) => entry === value), 'required'),
  /** An email address. */
  email: () => pipe(text, check(isEmailAddress, 'email_invalid')),
  /** An existing password, for example at login: any non-empty text of at most 128 characters. */
  currentPassword: () => pipe(string('required'), nonEmpty('required'), maxLength(PASSWORD_MAX, 'password_weak')),
  /** A new password; the owner's email address and name, where known, are rejected. */
  newPassword: (owner: () => { email: string; name: string } = getEmptyOwner) =>
    pipe(
      string('required'),
      nonEmpty('required'),
      check((value) => isPassword(value, owner()), 'password_weak'),
    ),
  /** A date of birth as YYYY-MM-DD; `now` returns unix seconds. */
  dateOfBirth: (now: () => number) =>
    pipe(
      string(),
      nonEmpty('dob_required'),
      check((value) => isDateOfBirth(value, now()), 'dob_invalid'),
    ),
  /** A checkbox that must be ticked; `text` is its error, so that a form can tell several checkboxes apart. */
  consent: (text = 'consent_required') => literal(true, text),
};

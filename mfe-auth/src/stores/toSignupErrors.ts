import type { ErrorCode } from '@rendezvous/shared/contract';
import type { ApiError } from '@rendezvous/shared/http';
import { stepByField } from './stepOfField';
import type { SignupField } from './SignupValues';

export type SignupErrors = Partial<Record<SignupField, ErrorCode>>;

/** Field that shows an error of the whole form, by error code. */
const FIELD_BY_CODE: Partial<Record<ErrorCode, SignupField>> = {
  email_invalid: 'email',
  username_taken: 'name',
  username_invalid: 'name',
  username_is_email: 'name',
  username_at: 'name',
  dob_invalid: 'date_of_birth',
  password_weak: 'password',
  sexuality_invalid: 'sexuality',
  invite_invalid: 'invite_code',
};

/** Fields whose name on the server differs, by that name. */
const FIELD_BY_SERVER_NAME: Record<string, SignupField> = { terms_version: 'terms' };

const CODES_SHOWN_ABOVE: readonly ErrorCode[] = ['account_exists', 'pending_deletion', 'self_excluded'];

/** True for errors about the email address that need a link or a date: they are shown above the step instead of under the field. */
export const isShownAbove = ({ code }: ApiError): boolean => CODES_SHOWN_ABOVE.includes(code);

const isSignupField = (name: string): name is SignupField => name in stepByField;

/** Returns the errors of rejected fields; empty when no field is at fault, or when the error is shown above the step. */
export function toSignupErrors(error: ApiError): SignupErrors {
  if (isShownAbove(error)) return {};
  const fieldErrors = Object.entries(error.fields).flatMap(([name, code]) => {
    const field = FIELD_BY_SERVER_NAME[name] ?? name;
    return isSignupField(field) ? [[field, code] as const] : [];
  });
  const field = FIELD_BY_CODE[error.code];
  return { ...Object.fromEntries(fieldErrors), ...(field && { [field]: error.code }) };
}

/** Returns the first step with an error, to which a rejected sign-up goes back; undefined if no step is at fault. */
export function findStepOfError(error: ApiError): number | undefined {
  const fields = Object.keys(toSignupErrors(error)) as SignupField[];
  if (fields.length > 0) return Math.min(...fields.map((field) => stepByField[field]));
  return isShownAbove(error) ? stepByField.email : undefined;
}

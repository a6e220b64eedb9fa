import type { ErrorCode } from '@rendezvous/shared/contract';
import type { ApiError } from '@rendezvous/shared/http';
import { stepOfField } from './stepOfField';
import type { SignupField } from './SignupValues';

export type SignupErrors = Partial<Record<SignupField, ErrorCode>>;

/** Field to show errors of the whole form at. */
const BY_CODE: Partial<Record<ErrorCode, SignupField>> = {
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

/** Server names of values that differ from ours. */
const BY_NAME: Record<string, SignupField> = { terms_version: 'terms' };

const TOLD_ABOVE: readonly ErrorCode[] = ['account_exists', 'pending_deletion', 'self_excluded'];

/** Errors about the address that need a link or a date: shown above their step instead of under the field. */
export const isShownAbove = ({ code }: ApiError): boolean => TOLD_ABOVE.includes(code);

const isField = (name: string): name is SignupField => name in stepOfField;

/** Fields that the server rejected; empty when the failure concerns none of them. */
export function signupErrors(error: ApiError): SignupErrors {
  if (isShownAbove(error)) return {};
  const named = Object.entries(error.fields).flatMap(([name, code]) => {
    const field = BY_NAME[name] ?? name;
    return isField(field) ? [[field, code] as const] : [];
  });
  const field = BY_CODE[error.code];
  return { ...Object.fromEntries(named), ...(field && { [field]: error.code }) };
}

/** The step a rejected sign-up returns to, the first of several; undefined when no step is at fault. */
export function stepOfError(error: ApiError): number | undefined {
  const fields = Object.keys(signupErrors(error)) as SignupField[];
  if (fields.length > 0) return Math.min(...fields.map((field) => stepOfField[field]));
  return isShownAbove(error) ? stepOfField.email : undefined;
}

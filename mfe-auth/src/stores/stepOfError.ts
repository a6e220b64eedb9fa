import type { ApiError } from '@rendezvous/shared/http';
import { isToldAbove, signupErrors } from './signupErrors';
import { stepOfField } from './stepOfField';
import type { SignupField } from './SignupValues';

/** The step a rejected sign-up returns to, the first of several; undefined when no step is at fault. */
export function stepOfError(error: ApiError): number | undefined {
  const fields = Object.keys(signupErrors(error)) as SignupField[];
  if (fields.length > 0) return Math.min(...fields.map((field) => stepOfField[field]));
  return isToldAbove(error) ? stepOfField.email : undefined;
}

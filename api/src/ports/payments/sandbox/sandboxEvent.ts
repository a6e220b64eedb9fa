import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { CURRENCIES, PAYMENT_STATUSES } from '@rendezvous/shared/contract';
import { isPlain } from '../../../isPlain';
import type { ProviderEvent } from '../PaymentsPort';

const text = Type.String({ minLength: 1, maxLength: 100 });
const oneOf = <Values extends readonly string[]>(values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value as Values[number])));

const SandboxEvent = Type.Object({
  id: text,
  payment: Type.Object({
    reference: text,
    merchant: text,
    status: oneOf(PAYMENT_STATUSES),
    amount: Type.Integer(),
    currency: oneOf(CURRENCIES),
  }),
});

/** The notice in a webhook of the sandbox, or undefined when it is none. */
export function sandboxEvent(rawBody: string): ProviderEvent | undefined {
  try {
    const value: unknown = JSON.parse(rawBody);
    return Value.Check(SandboxEvent, value) && isPlain(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

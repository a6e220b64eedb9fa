import { PAYMENT_STATUSES } from '@rendezvous/shared/contract';
import type { OtherContent } from '../../../src/docs/otherContent';
import { SANDBOX_SIGNATURE_HEADER } from './sandboxPayments';

const text = { type: 'string' };
const object = (properties: Record<string, object>): object => ({ type: 'object', required: Object.keys(properties), properties });
const form = (name: string, choices: readonly string[]) => ({
  type: 'application/x-www-form-urlencoded',
  schema: object({ [name]: { ...text, enum: choices } }),
});

const PAGE = { status: 200, type: 'text/html', what: 'A page.' };
const BACK = { status: 303, what: 'Back to the page of the site that `Location` names.' };

const EVENT = object({
  reference: text,
  merchant: text,
  status: { ...text, enum: PAYMENT_STATUSES },
  amount: { type: 'integer', description: 'Minor units.' },
  currency: text,
});

/** Requests and responses of the sandboxes' pages and of the payment sandbox's webhook, by method and path. */
export const sandboxContent: Readonly<Record<string, OtherContent>> = {
  'POST /api/payment-webhook.php': {
    takes: { type: 'application/json', schema: object({ id: text, payment: EVENT }), signature: SANDBOX_SIGNATURE_HEADER },
  },
  'GET /sandbox/payments/:reference': { answers: PAGE },
  'POST /sandbox/payments/:reference': { takes: form('action', ['pay', 'fail', 'cancel', 'return', 'leave']), answers: BACK },
  'GET /sandbox/age/:state': { answers: PAGE },
  'POST /sandbox/age/:state': { takes: form('answer', ['over18', 'under18', 'refused']), answers: BACK },
};

import { PAYMENT_STATUSES } from '@rendezvous/shared/contract';
import { createObjectSchema, type OtherContent, PAGE_RESPONSE, STRING_SCHEMA } from '../../../src/docs/otherContent';
import { SANDBOX_SIGNATURE_HEADER } from './sandboxPayments';

const createFormContent = (name: string, choices: readonly string[]) => ({
  type: 'application/x-www-form-urlencoded',
  schema: createObjectSchema({ [name]: { ...STRING_SCHEMA, enum: choices } }),
});

const REDIRECT_RESPONSE = { status: 303, description: 'Back to the page of the site that `Location` names.' };

const PAYMENT_SCHEMA = createObjectSchema({
  reference: STRING_SCHEMA,
  merchant: STRING_SCHEMA,
  status: { ...STRING_SCHEMA, enum: PAYMENT_STATUSES },
  amount: { type: 'integer', description: 'Minor units.' },
  currency: STRING_SCHEMA,
});

/** Requests and responses of the sandboxes' pages and of the payment sandbox's webhook, by method and path. */
export const sandboxContent: Readonly<Record<string, OtherContent>> = {
  'POST /api/payment-webhook.php': {
    requestContent: {
      type: 'application/json',
      schema: createObjectSchema({ id: STRING_SCHEMA, payment: PAYMENT_SCHEMA }),
      signature: SANDBOX_SIGNATURE_HEADER,
    },
  },
  'GET /sandbox/payments/:reference': { responseContent: PAGE_RESPONSE },
  'POST /sandbox/payments/:reference': {
    requestContent: createFormContent('action', ['pay', 'fail', 'cancel', 'return', 'leave']),
    responseContent: REDIRECT_RESPONSE,
  },
  'GET /sandbox/age/:state': { responseContent: PAGE_RESPONSE },
  'POST /sandbox/age/:state': {
    requestContent: createFormContent('answer', ['over18', 'under18', 'refused']),
    responseContent: REDIRECT_RESPONSE,
  },
};

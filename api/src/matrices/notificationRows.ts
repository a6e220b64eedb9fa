import { createUnsubscribeToken } from '../notify/createUnsubscribeToken';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor } from './createCaller';
import { type CallRow, type RejectedCall, WHY_NOT } from './CallRow';

const createMemberToken = async (api: TestApi): Promise<string> =>
  createUnsubscribeToken(api.app.config.secrets[0], (await api.aMember()).id);

/** A token with one member's id and another member's signature. */
const foreignSignatureCall: RejectedCall = [
  'token_invalid',
  async (api) => {
    const [, signature] = (await createMemberToken(api)).split('.');
    return { client: api.visitor, query: { token: `${(await api.aMember()).id}.${signature}` } };
  },
];
const madeUpTokenCall: RejectedCall = ['token_invalid', byVisitor({ query: { token: 'made-up' } })];

/** Rows of the calls for choosing notifications, and for unsubscribing from notification emails. */
export const notificationRows = {
  'GET /api/notifications.php': {
    rows: 'R-085 R-391',
    success: byMember({ shows: { notifications: { offers: { email: false } } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/notifications.php': {
    rows: 'R-085 R-391',
    success: byMember({ body: { notifications: { offers: { email: true } } }, shows: { notifications: { offers: { email: true } } } }),
    refusal: ['validation', byMember({ body: { notifications: { spam: { email: true } } } })],
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/unsubscribe.php': {
    rows: 'R-406',
    success: async (api) => ({ client: api.visitor, query: { token: await createMemberToken(api) } }),
    refusal: madeUpTokenCall,
    foreign: foreignSignatureCall,
  },
  'POST /api/unsubscribe.php': {
    rows: 'R-406',
    success: async (api) => ({ client: api.visitor, query: { token: await createMemberToken(api) } }),
    refusal: madeUpTokenCall,
    foreign: foreignSignatureCall,
  },
} satisfies Record<string, CallRow>;

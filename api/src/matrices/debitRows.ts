import { aDirectDebitForm, aMandate, findOtp } from '../testing/aMandate';
import type { TestApi } from '../testing/testApi';
import { byMember, createCaller, UNKNOWN_ID } from './createCaller';
import { type CallRow, type MemberAttempt, type Scene, WHY_NOT } from './CallRow';

type UnsignedMandate = Awaited<ReturnType<typeof withUnsignedMandate>>;

/** A member who has filled in the form and received the code, but has not signed yet. */
async function withUnsignedMandate(api: TestApi) {
  const { client, me } = await createCaller(api);
  const { mandate_reference } = (await client.post('/api/directdebit.php', { ...aDirectDebitForm() })).body;
  return { client, me, mandate_reference, otp: await findOtp(api, me) };
}

async function withSignedMandate(api: TestApi): Promise<MemberAttempt & { mandate_reference: string }> {
  const { client, me } = await createCaller(api);
  return { client, me, mandate_reference: await aMandate(api, me) };
}

const byOtherMember =
  (buildBody: (mandate: UnsignedMandate) => Record<string, unknown>): Scene =>
  async (api) => ({ ...(await createCaller(api)), body: buildBody(await withUnsignedMandate(api)) });

const toReferenceBody = ({ mandate_reference }: { mandate_reference: string }): Record<string, unknown> => ({ mandate_reference });

/** Rows of the calls for SEPA mandates. */
export const debitRows = {
  'GET /api/directdebit.php': {
    rows: 'R-330 R-395',
    success: async (api) => {
      const { client, me, mandate_reference } = await withSignedMandate(api);
      return { client, me, shows: { mandates: [{ mandate_reference }], blocked: false } };
    },
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/directdebit.php': {
    rows: 'R-330 R-395',
    success: byMember({ body: { ...aDirectDebitForm() }, shows: { otp_sent: true } }),
    refusal: ['validation', byMember({ body: { ...aDirectDebitForm({ iban: 'NL91ABNA0417164301' }) } })],
    foreign: WHY_NOT.createsOnly,
  },
  'PUT /api/directdebit.php': {
    rows: 'R-334 R-395',
    success: async (api) => {
      const { client, me, mandate_reference, otp } = await withUnsignedMandate(api);
      return { client, me, body: { mandate_reference, otp }, shows: { mandate: { mandate_reference } } };
    },
    refusal: [
      'otp_invalid',
      async (api) => {
        const { client, me, mandate_reference, otp } = await withUnsignedMandate(api);
        return { client, me, body: { mandate_reference, otp: otp === '000000' ? '111111' : '000000' }, exemptTables: ['mandates'] };
      },
    ],
    foreign: ['not_found', byOtherMember(({ mandate_reference, otp }) => ({ mandate_reference, otp }))],
  },
  'DELETE /api/directdebit.php': {
    rows: 'R-335 R-395',
    success: async (api) => {
      const { client, me, mandate_reference } = await withSignedMandate(api);
      return { client, me, body: { mandate_reference }, shows: { mandates: [] } };
    },
    refusal: ['not_found', byMember({ body: { mandate_reference: UNKNOWN_ID } })],
    foreign: ['not_found', byOtherMember(toReferenceBody)],
  },
  'POST /api/directdebit-otp.php': {
    rows: 'R-334 R-395',
    success: async (api) => {
      const { client, me, mandate_reference } = await withUnsignedMandate(api);
      return { client: client.withHeaders({ 'x-test-clock': '60' }), me, body: { mandate_reference }, shows: { otp_sent: true } };
    },
    refusal: [
      'conflict',
      async (api) => {
        const { client, me, mandate_reference } = await withSignedMandate(api);
        return { client, me, body: { mandate_reference } };
      },
    ],
    foreign: ['not_found', byOtherMember(toReferenceBody)],
  },
} satisfies Record<string, CallRow>;

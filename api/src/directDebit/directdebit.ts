import * as directDebit from '@rendezvous/shared/calls/directDebit';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { creditorOf } from './creditorOf';
import { requestMandate } from './requestMandate';
import { revokeMandate } from './revokeMandate';
import { signMandate } from './signMandate';
import { requireMember } from '../plugins/requireMember';
import { presentMandate } from './presentMandate';
import { findOpenDebts } from './findOpenDebts';
import { findSignedMandates } from './findSignedMandates';
import { memberViewingOf } from '../viewingOf';
import { mandateWorkOf } from './mandateWorkOf';

/** GET, POST, PUT and DELETE /api/directdebit.php: mandates, from the form to the signature and the end. */
export const directDebitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const mandatesOf = async (memberId: string) =>
    (await findSignedMandates(app.db, memberId)).map((row) => presentMandate(row, app.config.secrets));
  answer(app, directDebit.readDirectDebits, async (request) => {
    const { work, settings } = await memberViewingOf(app, request);
    const { id } = requireMember(request);
    const open = (await findOpenDebts(app.db, id)).map((debt) => {
      return { payment_id: debt.id, amount: debt.amount - debt.refunded_amount, currency: debt.currency, created: debt.created_at };
    });
    const creditor = await creditorOf(work, settings.company_id);
    return { mandates: await mandatesOf(id), creditor, blocked: open.length > 0, open };
  });
  answer(app, directDebit.requestMandate, async (request) => {
    const { viewer, settings } = await memberViewingOf(app, request);
    const { id, language } = requireMember(request);
    const signer = { id, language, site: settings.name, country: viewer.member.country };
    return { mandate_reference: await requestMandate(mandateWorkOf(app, request), signer, request.body), otp_sent: true };
  });
  answer(app, directDebit.signMandate, async (request) => {
    const { mandate_reference: reference, otp } = request.body;
    const signed = await signMandate(mandateWorkOf(app, request), requireMember(request).id, { reference, otp: otp.trim() });
    return { mandate: presentMandate(signed, app.config.secrets) };
  });
  answer(app, directDebit.revokeMandate, async (request) => {
    const { id } = requireMember(request);
    await revokeMandate(mandateWorkOf(app, request), id, request.body.mandate_reference);
    return { mandates: await mandatesOf(id) };
  });
};

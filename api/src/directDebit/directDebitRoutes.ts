import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as directDebit from '@rendezvous/shared/calls/directDebit';
import type { Mandate } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../answer';
import { requireMember } from '../plugins/session';
import { getMemberViewContext } from '../getViewContext';
import { unitOfWork } from '../UnitOfWork';
import { findSiteCreditor } from './findSiteCreditor';
import { mandateForm, requestMandate, resendOtp, revokeMandate, signMandate } from './mandates';
import type { MandateContext } from './otp';
import { findOpenDebts } from './sqlDebits';
import { findSignedMandates, type MandateRow } from './sqlMandates';

/** A signed mandate for its owner, with the IBAN masked. */
const presentMandate = (row: MandateRow, secrets: readonly string[]): Mandate => ({
  mandate_reference: row.reference,
  account_holder: mandateForm(secrets, row).account_holder,
  iban: row.iban_mask,
  created: row.created_at,
  signed: row.signed_at ?? row.created_at,
});

/** Context of decisions about mandates in this request. */
const mandateWorkOf = (app: FastifyInstance, request: FastifyRequest): MandateContext => ({
  ...unitOfWork(app, request),
  secrets: app.config.secrets,
});

/** GET, POST, PUT and DELETE /api/directdebit.php: mandates, from the form to the signature and the end. */
export const directDebitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const mandatesOf = async (memberId: string) =>
    (await findSignedMandates(app.db, memberId)).map((row) => presentMandate(row, app.config.secrets));
  answer(app, directDebit.readDirectDebits, async (request) => {
    const { work, settings } = await getMemberViewContext(app, request);
    const { id } = requireMember(request);
    const open = (await findOpenDebts(app.db, id)).map((debt) => {
      return { payment_id: debt.id, amount: debt.amount - debt.refunded_amount, currency: debt.currency, created: debt.created_at };
    });
    const creditor = await findSiteCreditor(work, settings.company_id);
    return { mandates: await mandatesOf(id), creditor, blocked: open.length > 0, open };
  });
  answer(app, directDebit.requestMandate, async (request) => {
    const { viewer, settings } = await getMemberViewContext(app, request);
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

export const directDebitOtpRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, directDebit.resendCode, async (request) => {
    const { settings } = await getMemberViewContext(app, request);
    const { id, language } = requireMember(request);
    await resendOtp(mandateWorkOf(app, request), { id, language, site: settings.name }, request.body.mandate_reference);
    return { otp_sent: true };
  });
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as directDebit from '@rendezvous/shared/calls/directDebit';
import type { Mandate } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveCall } from '../serveCall';
import { requireMember } from '../plugins/session';
import { getMemberViewContext } from '../getViewContext';
import { createUnitOfWork } from '../UnitOfWork';
import { findSiteCreditor } from './findSiteCreditor';
import { decryptMandateForm, requestMandate, resendOtp, revokeMandate, signMandate } from './mandates';
import type { MandateContext } from './otp';
import { findOpenDebts } from './sqlDebits';
import { findSignedMandates, type MandateRow } from './sqlMandates';

/** Presents a signed mandate to its owner, with the IBAN masked. */
const presentMandate = (row: MandateRow, secrets: readonly string[]): Mandate => ({
  mandate_reference: row.reference,
  account_holder: decryptMandateForm(secrets, row).account_holder,
  iban: row.iban_mask,
  created: row.created_at,
  signed: row.signed_at ?? row.created_at,
});

/** Extends the unit of work of a request with the secrets that encrypt mandates. */
const createMandateContext = (app: FastifyInstance, request: FastifyRequest): MandateContext => ({
  ...createUnitOfWork(app, request),
  secrets: app.config.secrets,
});

/** GET, POST, PUT and DELETE /api/directdebit.php: listing, requesting, signing and revoking mandates. */
export const directDebitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const loadMandates = async (memberId: string) =>
    (await findSignedMandates(app.db, memberId)).map((row) => presentMandate(row, app.config.secrets));
  serveCall(app, directDebit.readDirectDebits, async (request) => {
    const { work, settings } = await getMemberViewContext(app, request);
    const { id } = requireMember(request);
    const openDebts = (await findOpenDebts(app.db, id)).map((debt) => {
      return { payment_id: debt.id, amount: debt.amount - debt.refunded_amount, currency: debt.currency, created: debt.created_at };
    });
    const creditor = await findSiteCreditor(work, settings.company_id);
    return { mandates: await loadMandates(id), creditor, blocked: openDebts.length > 0, open: openDebts };
  });
  serveCall(app, directDebit.requestMandate, async (request) => {
    const { viewer, settings } = await getMemberViewContext(app, request);
    const { id, language } = requireMember(request);
    const signer = { id, language, siteName: settings.name, country: viewer.member.country };
    return { mandate_reference: await requestMandate(createMandateContext(app, request), signer, request.body), otp_sent: true };
  });
  serveCall(app, directDebit.signMandate, async (request) => {
    const { mandate_reference: reference, otp } = request.body;
    const mandate = await signMandate(createMandateContext(app, request), requireMember(request).id, { reference, otp: otp.trim() });
    return { mandate: presentMandate(mandate, app.config.secrets) };
  });
  serveCall(app, directDebit.revokeMandate, async (request) => {
    const { id } = requireMember(request);
    await revokeMandate(createMandateContext(app, request), id, request.body.mandate_reference);
    return { mandates: await loadMandates(id) };
  });
};

export const directDebitOtpRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, directDebit.resendCode, async (request) => {
    const { settings } = await getMemberViewContext(app, request);
    const { id, language } = requireMember(request);
    await resendOtp(createMandateContext(app, request), { id, language, siteName: settings.name }, request.body.mandate_reference);
    return { otp_sent: true };
  });
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as account from '@rendezvous/shared/calls/account';
import { OpaqueId, strictObject } from '@rendezvous/shared/calls/schemas';
import * as selfExclusion from '@rendezvous/shared/calls/selfExclusion';
import { getBrowserHash } from '../account/knownBrowsers';
import { clearSessionCookie, openSession } from '../account/openSession';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { presentDiscountCode } from '../credits/discountCodes';
import { findExport } from './sqlExports';
import { requireMember } from '../plugins/session';
import { findDomain } from '../site/sql';
import { getRequestLocale } from '../site/visit';
import { createUnitOfWork } from '../UnitOfWork';
import { claimDeleteDiscount } from './claimDeleteDiscount';
import { toExportFileName, requestExport } from './dataExport';
import { deleteAccount } from './deleteAccount';
import { reactivate, resendReactivation } from './reactivation';
import { confirmExclusion, requestExclusion } from './selfExclusion';

/**
 * /api/account.php, /api/account-reactivate*.php and /api/delete-discount.php: deleting and restoring an account, or accepting an offer to stay
 * (R-213 to R-215, R-315).
 */
export const deletionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, account.deleteAccount, async (request, reply) => {
    const { id: memberId } = requireMember(request);
    const { publicOrigin } = app.config;
    const deletesAt = await deleteAccount(createUnitOfWork(app, request), app.ports.passwords, { memberId, publicOrigin }, request.body);
    clearSessionCookie(reply);
    return { deletes_at: deletesAt };
  });

  serveCall(app, account.reactivate, async (request, reply) => {
    const memberId = await reactivate(createUnitOfWork(app, request), request.body.token);
    return { user: await openSession(app, request, reply, memberId) };
  });

  serveCall(app, account.resendReactivation, async (request) => {
    const attempt = { ...request.body, browserHash: getBrowserHash(request) };
    await resendReactivation(createUnitOfWork(app, request), app.ports.passwords, attempt, app.config.publicOrigin);
    return { sent: true as const };
  });

  serveCall(app, account.takeDeleteDiscount, async (request) => {
    const { id, domain } = requireMember(request);
    const { settings } = await findDomain(app.db, domain);
    return { discountcode: presentDiscountCode(await claimDeleteDiscount(createUnitOfWork(app, request), id, settings.company_id)) };
  });
};

/** /api/export.php and /api/export-file.php: an export of a member's data, created by a job. */
export const exportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member', tag: 'account' } as const;
  serveCall(app, account.readExport, async (request) => ({
    export: await findExport(createUnitOfWork(app, request), requireMember(request).id),
  }));
  serveCall(app, account.orderExport, async (request) => ({
    export: await requestExport(createUnitOfWork(app, request), app.ports.passwords, requireMember(request).id, request.body.password),
  }));

  const exportFileOptions = { config, schema: { querystring: strictObject({ id: OpaqueId }) } };
  app.get('/api/export-file.php', exportFileOptions, async (request, reply) => {
    const dataExport = await findExport(createUnitOfWork(app, request), requireMember(request).id);
    const bytes = dataExport?.id === request.query.id ? await app.ports.files.read(toExportFileName(dataExport.id)) : null;
    if (bytes === null) throw new ApiError('not_found');
    return reply.header('content-disposition', 'attachment; filename="my-data.zip"').type('application/zip').send(bytes);
  });
};

/** /api/self-exclusion.php: requesting a ban on one's own email address, and confirming it with an emailed link. */
export const selfExclusionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, selfExclusion.requestExclusion, async (request) => {
    const { settings } = await findDomain(app.db, request.host);
    const mailContext = { publicOrigin: app.config.publicOrigin, site: settings.mail_name, language: getRequestLocale(request, settings) };
    await requestExclusion(createUnitOfWork(app, request), request.body, mailContext);
    return { sent: true as const };
  });
  serveCall(app, selfExclusion.confirmExclusion, async (request, reply) => {
    const { endsAt, memberId } = await confirmExclusion(createUnitOfWork(app, request), request.body.token);
    // The sessions have ended; the browser must not hold on to the cookie of one.
    if (memberId !== undefined && request.member?.id === memberId) clearSessionCookie(reply);
    return { ends: endsAt };
  });
};

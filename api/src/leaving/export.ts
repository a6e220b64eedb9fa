import { OpaqueId, strictObject } from '@rendezvous/shared/calls/schemas';
import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../ApiError';
import { exportFile } from './exportFile';
import { findExport } from './findExport';
import { requestExport } from './requestExport';
import { requireMember } from '../plugins/requireMember';
import { workOf } from '../workOf';

/** /api/export.php and /api/export-file.php: a copy of all that is kept about a member, made by a job. */
export const exportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member', tag: 'account' } as const;
  answer(app, account.readExport, async (request) => ({
    export: await findExport(workOf(app, request), requireMember(request).id),
  }));
  answer(app, account.orderExport, async (request) => ({
    export: await requestExport(workOf(app, request), app.ports.passwords, requireMember(request).id, request.body.password),
  }));

  const reading = { config, schema: { querystring: strictObject({ id: OpaqueId }) } };
  app.get('/api/export-file.php', reading, async (request, reply) => {
    const found = await findExport(workOf(app, request), requireMember(request).id);
    const bytes = found?.id === request.query.id ? await app.ports.files.read(exportFile(found.id)) : null;
    if (bytes === null) throw new ApiError('not_found');
    return reply.header('content-disposition', 'attachment; filename="my-data.zip"').type('application/zip').send(bytes);
  });
};

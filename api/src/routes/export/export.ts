import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError } from '../../ApiError';
import { exportFile } from '../../domain/export/exportFile';
import { findExport } from '../../domain/export/findExport';
import { requestExport } from '../../domain/export/requestExport';
import { requireMember } from '../../plugins/requireMember';
import { nullable } from '../entities/nullable';
import { OpaqueId } from '../entities/OpaqueId';
import { TypedPassword } from '../entities/TypedPassword';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

const ExportSchema = strictObject({
  id: Type.String(),
  status: Type.Enum(['pending', 'ready']),
  created: Type.Integer(),
  expires: Type.Integer(),
});

export const ExportReply = strictObject({ export: nullable(ExportSchema) });
export const OrderedExportReply = strictObject({ export: ExportSchema });
export const ExportBody = strictObject({ password: TypedPassword });

/** /api/export.php and /api/export-file.php: a copy of all that is kept about a member, made by a job. */
export const exportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member' } as const;
  app.get('/api/export.php', { config, schema: { response: { 200: ExportReply } } }, async (request) => ({
    export: await findExport(workOf(app, request), requireMember(request).id),
  }));

  const ordering = {
    config: { ...config, limit: { max: 10, seconds: 900 } },
    schema: { body: ExportBody, response: { 200: OrderedExportReply } },
  };
  app.post('/api/export.php', ordering, async (request) => ({
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

import { OpaqueId, strictObject } from '@rendezvous/shared/calls/schemas';
import * as complaints from '@rendezvous/shared/calls/complaints';
import { answer } from '../answer';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { COMPLAINT_FILE_BYTES } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { addComplaintFile } from './addComplaintFile';
import { complaintFile } from './complaintFile';
import { uploadedFile } from '../photos/uploadedPhoto';
import { workOf } from '../workOf';

const FileQuery = strictObject({ id: OpaqueId });

export const complaintFileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(multipart, { limits: { fileSize: COMPLAINT_FILE_BYTES, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
  answer(
    app,
    complaints.uploadFile,
    async (request, reply) => {
      const bytes = await uploadedFile(request);
      reply.code(201);
      return { file_id: await addComplaintFile(workOf(app, request), app.ports.files, bytes) };
    },
    { bodyLimit: COMPLAINT_FILE_BYTES + 64 * 1024 },
  );
  const show = { config: { access: 'moderator', tag: 'site' }, schema: { querystring: FileQuery } } as const;
  app.get('/api/complaint-file.php', show, async (request, reply) => {
    const bytes = await app.ports.files.read(complaintFile(request.query.id));
    if (bytes === null) throw new ApiError('not_found');
    return reply.header('content-security-policy', "default-src 'none'; sandbox").type('image/webp').send(bytes);
  });
};

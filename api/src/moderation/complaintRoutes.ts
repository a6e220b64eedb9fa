import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as complaints from '@rendezvous/shared/calls/complaints';
import { OpaqueId, strictObject } from '@rendezvous/shared/calls/schemas';
import { COMPLAINT_FILE_BYTES } from '@rendezvous/shared/contract';
import { serveCall } from '../serveCall';
import { createUnitOfWork } from '../UnitOfWork';
import { ApiError } from '../ApiError';
import { readUploadedFile } from '../photos/readUploadedPhoto';
import { findDomain } from '../site/sql';
import { getRequestLocale } from '../site/visit';
import { addComplaintFile, getComplaintFileName } from './complaintFiles';
import { fileComplaint } from './fileComplaint';

/** Complaints by anyone, with or without an account. */
export const complaintRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, complaints.complain, async (request, reply) => {
    const { host: domain, settings } = await findDomain(app.db, request.host);
    const memberId = request.member?.id ?? null;
    const complainant = { memberId, language: getRequestLocale(request, settings), domain, site: settings.mail_name };
    reply.code(201);
    return { ticket: await fileComplaint(createUnitOfWork(app, request), request.body, complainant) };
  });
};

const FileQuery = strictObject({ id: OpaqueId });

/** Pictures for complaints and reports: uploaded by the author, shown to moderators. */
export const complaintFileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(multipart, { limits: { fileSize: COMPLAINT_FILE_BYTES, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
  serveCall(
    app,
    complaints.uploadFile,
    async (request, reply) => {
      const bytes = await readUploadedFile(request);
      reply.code(201);
      return { file_id: await addComplaintFile(createUnitOfWork(app, request), app.ports.files, bytes) };
    },
    { bodyLimit: COMPLAINT_FILE_BYTES + 64 * 1024 },
  );
  const fileOptions = { config: { access: 'moderator', tag: 'site' }, schema: { querystring: FileQuery } } as const;
  app.get('/api/complaint-file.php', fileOptions, async (request, reply) => {
    const bytes = await app.ports.files.read(getComplaintFileName(request.query.id));
    if (bytes === null) throw new ApiError('not_found');
    return reply.header('content-security-policy', "default-src 'none'; sandbox").type('image/webp').send(bytes);
  });
};

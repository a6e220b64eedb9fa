import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { fileComplaint } from '../../domain/site/fileComplaint';
import { localeOf } from '../../domain/site/localeOf';
import { findDomain } from '../../repositories/findDomain';
import { workOf } from '../workOf';
import { ComplaintBody, ComplaintReply } from './complaint.schema';

/** POST /api/complaint.php: anybody can complain. */
export const complaintRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 5, seconds: 3_600 } },
    schema: { body: ComplaintBody, response: { 201: ComplaintReply } },
  } as const;
  app.post('/api/complaint.php', options, async (request, reply) => {
    const { host: domain, settings } = await findDomain(app.db, request.host);
    const memberId = request.member?.id ?? null;
    const complainant = { memberId, language: localeOf(request, settings), domain, site: settings.mail_name };
    reply.code(201);
    return { ticket: await fileComplaint(workOf(app, request), request.body, complainant) };
  });
};

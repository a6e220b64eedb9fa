import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { reportMember } from '../../domain/moderation/reportMember';
import { memberViewingOf } from '../viewingOf';
import { ReportBody, ReportReply } from './report.schema';

/** POST /api/report.php: a member reports another one. */
export const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', limit: { max: 10, seconds: 3_600 } },
    schema: { body: ReportBody, response: { 201: ReportReply } },
  } as const;
  app.post('/api/report.php', options, async (request, reply) => {
    const { work, viewer } = await memberViewingOf(app, request);
    reply.code(201);
    return { reference: await reportMember(work, viewer, request.body) };
  });
};

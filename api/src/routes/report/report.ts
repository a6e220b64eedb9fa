import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { tellLists } from '../../domain/members/tellLists';
import { ownReports } from '../../domain/moderation/ownReports';
import { reportMember } from '../../domain/moderation/reportMember';
import { requireMember } from '../../plugins/requireMember';
import { memberViewingOf } from '../viewingOf';
import { workOf } from '../workOf';
import { OwnReportsReply, ReportBody, ReportReply } from './report.schema';

/** POST /api/report.php: a member reports another one; GET lists what they have reported. */
export const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', limit: { max: 60, seconds: 3_600 } },
    schema: { body: ReportBody, response: { 201: ReportReply } },
  } as const;
  const list = { config: { access: 'member' }, schema: { response: { 200: OwnReportsReply } } } as const;
  app.get('/api/report.php', list, async (request) => ({ reports: await ownReports(workOf(app, request), requireMember(request).id) }));
  app.post('/api/report.php', options, async (request, reply) => {
    const { work, viewer } = await memberViewingOf(app, request);
    const reference = await reportMember(work, app.ports.files, viewer, request.body);
    tellLists(app.ports.events, viewer.member.id, request.body.profile_id);
    reply.code(201);
    return { reference };
  });
};

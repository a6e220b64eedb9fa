import * as safety from '@rendezvous/shared/calls/safety';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { tellLists } from '../members/tellLists';
import { ownReports } from './ownReports';
import { reportMember } from './reportMember';
import { requireMember } from '../plugins/requireMember';
import { memberViewingOf } from '../viewingOf';
import { workOf } from '../workOf';

/** POST /api/report.php: a member reports another one; GET lists what they have reported. */
export const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, safety.listReports, async (request) => ({ reports: await ownReports(workOf(app, request), requireMember(request).id) }));
  answer(app, safety.report, async (request, reply) => {
    const { work, viewer } = await memberViewingOf(app, request);
    const reference = await reportMember(work, app.ports.files, viewer, request.body);
    tellLists(app.ports.events, viewer.member.id, request.body.profile_id);
    reply.code(201);
    return { reference };
  });
};

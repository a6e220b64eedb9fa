import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as moderation from '@rendezvous/shared/calls/moderation';
import * as safety from '@rendezvous/shared/calls/safety';
import { serveCall } from '../serveCall';
import { publishListChanges } from '../members/blockMember';
import { requireMember } from '../plugins/session';
import { getMemberViewContext } from '../getViewContext';
import { createUnitOfWork } from '../UnitOfWork';
import { decide } from './decide';
import { presentCases, presentOwnReport } from './present';
import { reportMember } from './reportMember';
import { countOpenCases, findOpenCases } from './sqlCases';
import { findReportsBy } from './sqlReports';
import { findModeratedMembers } from './strikes';

/** Reporting a member, and listing one's own reports. */
export const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, safety.listReports, async (request) => {
    const reports = await findReportsBy(app.db, requireMember(request).id);
    return { reports: reports.map(presentOwnReport) };
  });
  serveCall(app, safety.report, async (request, reply) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    const reference = await reportMember(work, app.ports.files, viewer, request.body);
    publishListChanges(app.ports.events, viewer.member.id, request.body.profile_id);
    reply.code(201);
    return { reference };
  });
};

/** Listing the cases that wait for a moderator, and deciding on them. */
export const moderationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, moderation.readQueue, async (request) => {
    const { viewerContext } = await getMemberViewContext(app, request);
    const cases = await findOpenCases(app.db);
    const ids = [
      ...cases.reports.flatMap(({ subject_id, reporter_id }) => [subject_id, reporter_id]),
      ...[...cases.photos, ...cases.complaints].map(({ member_id }) => member_id),
    ];
    const members = await findModeratedMembers(app.db, ids);
    return { ...presentCases(cases, members, viewerContext.signPhotoUrl), open: await countOpenCases(app.db) };
  });
  serveCall(app, moderation.decide, async (request) => {
    const { publicOrigin, secrets } = app.config;
    const decisionContext = { moderatorId: requireMember(request).id, publicOrigin, secrets };
    const { memberId } = await decide(createUnitOfWork(app, request), request.body, decisionContext);
    if (memberId !== null) app.ports.events.publish(memberId, { type: 'changed', kinds: ['user'] });
    return { decided: true as const };
  });
};

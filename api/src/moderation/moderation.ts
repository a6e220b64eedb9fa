import * as moderation from '@rendezvous/shared/calls/moderation';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { decide } from './decide';
import { requireMember } from '../plugins/requireMember';
import { presentCases } from './presentCases';
import { findModeratedMembers } from './findModeratedMembers';
import { countOpenCases, findOpenCases } from './findOpenCases';
import { memberViewingOf } from '../viewingOf';
import { workOf } from '../workOf';

/** GET and POST /api/moderation.php: what waits for moderators, and what they decide. */
export const moderationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, moderation.readQueue, async (request) => {
    const { sight } = await memberViewingOf(app, request);
    const cases = await findOpenCases(app.db);
    const ids = [
      ...cases.reports.flatMap(({ subject_id, reporter_id }) => [subject_id, reporter_id]),
      ...[...cases.photos, ...cases.complaints].map(({ member_id }) => member_id),
    ];
    const members = await findModeratedMembers(app.db, ids);
    return { ...presentCases(cases, members, sight.address), open: await countOpenCases(app.db) };
  });
  answer(app, moderation.decide, async (request) => {
    const { publicOrigin, secrets } = app.config;
    const by = { moderatorId: requireMember(request).id, publicOrigin, secrets };
    const { memberId } = await decide(workOf(app, request), request.body, by);
    if (memberId !== null) app.ports.events.publish(memberId, { type: 'changed', kinds: ['user'] });
    return { decided: true as const };
  });
};

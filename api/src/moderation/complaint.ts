import * as complaints from '@rendezvous/shared/calls/complaints';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { fileComplaint } from './fileComplaint';
import { localeOf } from '../site/localeOf';
import { findDomain } from '../site/findDomain';
import { workOf } from '../workOf';

export const complaintRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, complaints.complain, async (request, reply) => {
    const { host: domain, settings } = await findDomain(app.db, request.host);
    const memberId = request.member?.id ?? null;
    const complainant = { memberId, language: localeOf(request, settings), domain, site: settings.mail_name };
    reply.code(201);
    return { ticket: await fileComplaint(workOf(app, request), request.body, complainant) };
  });
};

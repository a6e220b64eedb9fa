import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MandateWork } from './MandateWork';
import { workOf } from '../workOf';

/** What a decision about mandates works with in this request. */
export const mandateWorkOf = (app: FastifyInstance, request: FastifyRequest): MandateWork => ({
  ...workOf(app, request),
  secrets: app.config.secrets,
});

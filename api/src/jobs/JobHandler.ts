import type { FastifyInstance } from 'fastify';

/** Does the work of one job; an error means: try again later. */
export type JobHandler = (app: FastifyInstance, payload: Record<string, string>) => Promise<void>;

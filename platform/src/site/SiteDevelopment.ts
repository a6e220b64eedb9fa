import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/Registry';

/** Development additions to a site: releases that change while it runs, and notifications about them. */
export interface SiteDevelopment {
  /** The registry with these releases taking precedence over the published ones. */
  live: (registry: Registry) => Promise<Registry>;
  /** A file of such a release; undefined for others. */
  readFile: (remote: string, id: string, file: string) => Promise<Buffer | undefined>;
  addRoutes: (app: FastifyInstance) => void;
}

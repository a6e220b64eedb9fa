import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/Registry';

/** What development adds to a site: releases that change while it runs, and the news of them. */
export interface SiteDevelopment {
  /** The registry with these releases in front of the published ones. */
  live: (registry: Registry) => Promise<Registry>;
  /** A file of such a release; undefined when it is none. */
  readFile: (remote: string, id: string, file: string) => Promise<Buffer | undefined>;
  addRoutes: (app: FastifyInstance) => void;
}

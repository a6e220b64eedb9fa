import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/Registry';

/** Development-only parts of a site: releases that change while it runs, and notifications about these changes. */
export interface SiteDevelopment {
  /** Returns the registry with these releases taking precedence over the published ones. */
  toLiveRegistry: (registry: Registry) => Promise<Registry>;
  /** Reads a file of such a release; undefined for any other release. */
  readFile: (remote: string, id: string, file: string) => Promise<Buffer | undefined>;
  addRoutes: (app: FastifyInstance) => void;
}

import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/Registry';

/** Development-only parts of a site: releases that change while it runs, and notifications about their changes. */
export interface SiteDevelopment {
  /** Returns the registry with the releases under development taking precedence over the published ones. */
  toLiveRegistry: (registry: Registry) => Promise<Registry>;
  /** Reads a file of a release under development; undefined for any other release. */
  readFile: (remote: string, id: string, file: string) => Promise<Buffer | undefined>;
  addRoutes: (app: FastifyInstance) => void;
}

import type { FastifyInstance } from 'fastify';
import { REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { blockRelease } from '../../registry/changes/blockRelease';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { rollbackRelease } from '../../registry/changes/rollbackRelease';
import { switchRemote } from '../../registry/changes/switchRemote';
import type { Registry, ReleaseOwner } from '../../registry/Registry';
import type { SiteContext } from '../createContext';
import { authorize } from '../deploy/authorize';
import { receiveUpload, upload, UPLOAD_LIMIT } from '../deploy/receiveUpload';
import { readingRoutes } from './deployReadingRoutes';
import type { ReportLog } from './reportRoutes';

const strict = { additionalProperties: false } as const;
const params = Type.Object(
  { remote: Type.Enum([...REMOTES, 'shell' as const]), action: Type.Enum(['promote', 'rollback', 'block', 'off', 'on', 'maintenance']) },
  strict,
);
const body = Type.Object(
  {
    serial: Type.Integer({ minimum: 0 }),
    release: Type.Optional(Type.String({ maxLength: 40 })),
    why: Type.Optional(Type.String({ maxLength: 300 })),
  },
  strict,
);
type Action = Static<typeof params>['action'];

const ACTIONS: Record<Action, (registry: Registry, remote: ReleaseOwner, release: string) => Registry> = {
  promote: promoteRelease,
  block: blockRelease,
  rollback: (registry, remote) => rollbackRelease(registry, remote),
  on: (registry, remote) => switchRemote(registry, remote, 'on'),
  off: (registry, remote) => switchRemote(registry, remote, 'off'),
  maintenance: (registry, remote) => switchRemote(registry, remote, 'maintenance'),
};

/** The deploy api: what the command line speaks to, with the token of a team (platform.md, section 4). */
export function deployRoutes(app: FastifyInstance, context: SiteContext, reports: ReportLog): void {
  readingRoutes(app, context, reports);
  app.post<{ Body: Static<typeof upload> }>(
    '/platform/api/releases',
    { schema: { body: upload }, bodyLimit: UPLOAD_LIMIT },
    async (request, reply) => {
      const team = authorize(context, request.headers, request.body.release.remote);
      const { serial } = await receiveUpload(context, team, request.body);
      return reply.code(201).send({ serial, release: request.body.release.id });
    },
  );
  app.post<{ Params: Static<typeof params>; Body: Static<typeof body> }>(
    '/platform/api/remotes/:remote/:action',
    { schema: { params, body } },
    async (request) => {
      const { remote, action } = request.params;
      const { serial, release = '', why = '' } = request.body;
      const who = authorize(context, request.headers, remote);
      const change = { who, action, remote, release: release === '' ? null : release, why };
      const written = await context.registryCache.change(serial, change, (registry) => ACTIONS[action](registry, remote, release));
      return { serial: written.serial, stable: written.remotes[remote]?.stable ?? null };
    },
  );
}

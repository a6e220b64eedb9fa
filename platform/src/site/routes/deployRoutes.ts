import type { FastifyInstance } from 'fastify';
import { REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import type { SiteContext } from '../createContext';
import { actions } from '../deploy/actions';
import { authorize } from '../deploy/authorize';
import { changeSchema, type ChangeBody } from '../deploy/changeSchema';
import { receiveUpload, upload, UPLOAD_LIMIT } from '../deploy/receiveUpload';

const names = Object.keys(actions) as (keyof typeof actions)[];
const params = Type.Object(
  { remote: Type.Enum([...REMOTES, 'shell' as const]), action: Type.Enum(names) },
  { additionalProperties: false },
);

/** The deploy api: what the command line speaks to, with the token of a team (platform.md, section 4). */
export function deployRoutes(app: FastifyInstance, context: SiteContext): void {
  app.addHook('onRequest', async ({ url, headers }) => {
    // Before the body is read: a stranger cannot make us take a large upload.
    if (url.startsWith('/platform/api/')) authorize(context, headers);
  });
  app.post<{ Body: Static<typeof upload> }>(
    '/platform/api/releases',
    { schema: { body: upload }, bodyLimit: UPLOAD_LIMIT },
    async ({ headers, body }, reply) => {
      const { serial } = await receiveUpload(context, authorize(context, headers, body.release.remote), body);
      return reply.code(201).send({ serial, release: body.release.id });
    },
  );
  app.post<{ Params: Static<typeof params>; Body: ChangeBody }>(
    '/platform/api/remotes/:remote/:action',
    { schema: { params, body: changeSchema } },
    async ({ params: { remote, action }, headers, body }) => {
      const who = authorize(context, headers, remote);
      const change = { who, action, remote, release: body.release ?? null, why: body.why ?? '' };
      const written = await context.registryCache.change(body.serial, change, (registry) => actions[action](registry, remote, body));
      return { serial: written.serial, stable: written.remotes[remote]?.stable ?? null };
    },
  );
}

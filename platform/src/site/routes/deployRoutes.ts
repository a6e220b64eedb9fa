import type { FastifyInstance } from 'fastify';
import { REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import type { SiteContext } from '../createContext';
import { runGates } from '../../gates/runGates';
import { actions } from '../deploy/actions';
import { authorize } from '../deploy/authorize';
import { changeRemote } from '../deploy/changeRemote';
import { changeSchema, type ChangeBody } from '../deploy/changeSchema';
import { collectRemote } from '../deploy/collectRemote';
import { type GcBody, gcSchema } from '../deploy/gcSchema';
import { openUpload } from '../deploy/openUpload';
import { receiveUpload } from '../deploy/receiveUpload';
import { uploadSchema, UPLOAD_LIMIT } from '../deploy/uploadSchema';

const API_PREFIX = '/platform/api/';
const actionNames = Object.keys(actions) as (keyof typeof actions)[];
const ownerSchema = Type.Enum([...REMOTES, 'shell' as const]);
const actionParamsSchema = Type.Object({ remote: ownerSchema, action: Type.Enum(actionNames) }, { additionalProperties: false });
const gcParamsSchema = Type.Object({ remote: ownerSchema }, { additionalProperties: false });

/** Routes of the deploy api for uploads, gates, collections and changes; the command line calls them with a team's token. */
export function deployRoutes(app: FastifyInstance, context: SiteContext): void {
  app.addHook('onRequest', async ({ url, routeOptions, headers }) => {
    // Checks the route as well as the URL, which can be written in several ways. This happens before the body is read, so that a stranger
    // cannot make us receive a large upload.
    if ([url, routeOptions.url].some((path) => path?.startsWith(API_PREFIX))) authorize(context, headers);
  });
  app.post<{ Body: Static<typeof uploadSchema> }>(
    '/platform/api/releases',
    { schema: { body: uploadSchema }, bodyLimit: UPLOAD_LIMIT },
    async ({ headers, body }, reply) => {
      const { serial } = await receiveUpload(context, authorize(context, headers, body.release.remote), body);
      return reply.code(body.dryRun === true ? 200 : 201).send({ serial, release: body.release.id });
    },
  );
  app.post<{ Body: Pick<Static<typeof uploadSchema>, 'release' | 'files'> }>(
    '/platform/api/gates',
    { schema: { body: Type.Pick(uploadSchema, ['release', 'files']) }, bodyLimit: UPLOAD_LIMIT },
    async ({ headers, body }) => {
      const draft = openUpload(context, authorize(context, headers, body.release.remote), body);
      return { release: body.release.id, gates: await runGates(context, await context.registryCache.getCurrent(), draft) };
    },
  );
  app.post<{ Params: Static<typeof gcParamsSchema>; Body: GcBody }>(
    '/platform/api/remotes/:remote/gc',
    { schema: { params: gcParamsSchema, body: gcSchema } },
    async ({ params: { remote }, headers, body }) => collectRemote(context, authorize(context, headers, remote), remote, body),
  );
  app.post<{ Params: Static<typeof actionParamsSchema>; Body: ChangeBody }>(
    '/platform/api/remotes/:remote/:action',
    { schema: { params: actionParamsSchema, body: changeSchema } },
    async ({ params: { remote, action }, headers, body }) => {
      const who = authorize(context, headers, remote);
      return changeRemote(context, { who, action, remote, release: body.release ?? null, why: body.why ?? '' }, body);
    },
  );
}

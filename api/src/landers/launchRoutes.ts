import { DAY_S } from '@rendezvous/shared/contract';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { nullable, strictObject } from '@rendezvous/shared/calls/schemas';
import { type TSchema, Type } from 'typebox';
import { type UnitOfWork, unitOfWork } from '../UnitOfWork';
import { acceptCampaign, campaignFindings } from './campaignFindings';
import { changeLander, type LanderWish } from './changeLander';
import { landerStatus, standingCampaign } from './landerStatus';
import { previewCampaign } from './previews';

const name = Type.String({ minLength: 1, maxLength: 64 });
const slug = Type.String({ minLength: 1, maxLength: 64 });
const who = Type.String({ minLength: 1, maxLength: 64 });

/** Any value: problems are returned as findings. */
const campaign = Type.Unknown();
const order = {
  /** Serial the change is based on. */
  serial: Type.Integer({ minimum: 0 }),
  who,
  why: Type.Optional(Type.String({ maxLength: 300 })),
  dryRun: Type.Optional(Type.Boolean()),
};

/** A week in seconds: to show a campaign for longer, create another preview. */
const LONGEST_S = 7 * DAY_S;
const LaunchesQuery = strictObject({ name: Type.Optional(name), slug: Type.Optional(slug) });
const CampaignQuery = strictObject({ name, slug });
const CheckBody = strictObject({ campaign, who });
const LaunchBody = strictObject({ campaign, ...order });
const NamedBody = strictObject({ name, slug, ...order });
const PreviewBody = strictObject({
  campaign,
  who,
  ttl: Type.Integer({ minimum: 1, maximum: LONGEST_S }),
  member: Type.Optional(Type.String({ maxLength: 24 })),
});

const revision = Type.Integer();
const launch = { serial: Type.Integer(), name, slug, who, why: Type.String(), at: Type.Integer() };
const schedule = strictObject({ from: Type.Optional(Type.String()), until: Type.Optional(Type.String()) });
const LaunchesReply = strictObject({
  serial: Type.Integer(),
  live: Type.Array(strictObject({ ...launch, revision, schedule: nullable(schedule), isShown: Type.Boolean() })),
  launches: Type.Array(strictObject({ ...launch, revision: nullable(revision) })),
});
const CampaignReply = strictObject({ campaign: Type.Unknown() });
const CheckReply = strictObject({ findings: Type.Array(strictObject({ path: Type.String(), problem: Type.String() })) });
const ChangedReply = strictObject({
  serial: Type.Integer(),
  name,
  slug,
  before: nullable(revision),
  after: nullable(revision),
  dryRun: Type.Boolean(),
});
const PreviewReply = strictObject({ revision, address: Type.String(), expires: Type.Integer() });
const INTERNAL = { internal: true, crossSite: 'none' } as const;
const taking = <Body extends TSchema, Reply extends TSchema>(body: Body, reply: Reply) =>
  ({ config: INTERNAL, schema: { hide: true, body, response: { 200: reply } } }) as const;

const asking = <Query extends TSchema, Reply extends TSchema>(querystring: Query, reply: Reply) =>
  ({ config: INTERNAL, schema: { hide: true, querystring, response: { 200: reply } } }) as const;

interface Order {
  serial: number;
  who: string;
  why?: string;
  dryRun?: boolean;
}

/** /internal/landers…: calls of the site server's deploy api on behalf of a team. */
export const landerLaunchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const change = async (work: UnitOfWork, wish: LanderWish, { serial, who, why = '', dryRun = false }: Order) => {
    const changed = await changeLander(work, wish, { serial, who, why, dryRun });
    app.liveLanders.forget();
    return changed;
  };
  app.get('/internal/landers', asking(LaunchesQuery, LaunchesReply), async ({ query, now }) => landerStatus(app.db, query, now));
  app.get('/internal/landers/campaign', asking(CampaignQuery, CampaignReply), async ({ query: { name, slug } }) => ({
    campaign: await standingCampaign(app.db, name, slug),
  }));
  app.post('/internal/landers/check', taking(CheckBody, CheckReply), async ({ body }) => ({ findings: campaignFindings(body.campaign) }));
  app.post('/internal/landers/preview', taking(PreviewBody, PreviewReply), async (request) => {
    const { campaign, who, ttl, member } = request.body;
    return previewCampaign(unitOfWork(app, request), app.config.secrets[0], acceptCampaign(campaign), { who, ttl, member });
  });
  app.post('/internal/landers/launch', taking(LaunchBody, ChangedReply), async (request) =>
    change(unitOfWork(app, request), { action: 'launch', campaign: acceptCampaign(request.body.campaign) }, request.body),
  );
  for (const action of ['stop', 'rollback'] as const) {
    app.post(`/internal/landers/${action}`, taking(NamedBody, ChangedReply), async (request) =>
      change(unitOfWork(app, request), { action, campaign: request.body }, request.body),
    );
  }
};

import { DAY_S } from '@rendezvous/shared/contract';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { nullable, strictObject } from '@rendezvous/shared/calls/schemas';
import { type TSchema, Type } from 'typebox';
import { type UnitOfWork, unitOfWork } from '../UnitOfWork';
import { acceptCampaign, campaignFindings } from './campaignFindings';
import { changeLander, type LanderChange } from './changeLander';
import { landerStatus, findCurrentCampaign } from './landerStatus';
import { previewCampaign } from './previews';

const name = Type.String({ minLength: 1, maxLength: 64 });
const slug = Type.String({ minLength: 1, maxLength: 64 });
const who = Type.String({ minLength: 1, maxLength: 64 });

/** Accepts any value, because problems are reported as findings. */
const campaign = Type.Unknown();
const changeFields = {
  /** Serial the change is based on. */
  serial: Type.Integer({ minimum: 0 }),
  who,
  why: Type.Optional(Type.String({ maxLength: 300 })),
  dryRun: Type.Optional(Type.Boolean()),
};

/** Longest lifetime of a preview in seconds; to show a campaign for longer, create another preview. */
const LONGEST_S = 7 * DAY_S;
const LaunchesQuery = strictObject({ name: Type.Optional(name), slug: Type.Optional(slug) });
const CampaignQuery = strictObject({ name, slug });
const CheckBody = strictObject({ campaign, who });
const LaunchBody = strictObject({ campaign, ...changeFields });
const NamedBody = strictObject({ name, slug, ...changeFields });
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
const bodyRoute = <Body extends TSchema, Reply extends TSchema>(body: Body, reply: Reply) =>
  ({ config: INTERNAL, schema: { hide: true, body, response: { 200: reply } } }) as const;

const queryRoute = <Query extends TSchema, Reply extends TSchema>(querystring: Query, reply: Reply) =>
  ({ config: INTERNAL, schema: { hide: true, querystring, response: { 200: reply } } }) as const;

interface ChangeRequest {
  serial: number;
  who: string;
  why?: string;
  dryRun?: boolean;
}

/** /internal/landers…: calls that the deploy api of the site server makes on behalf of a team. */
export const landerLaunchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const change = async (work: UnitOfWork, wish: LanderChange, { serial, who, why = '', dryRun = false }: ChangeRequest) => {
    const reply = await changeLander(work, wish, { serial, who, why, dryRun });
    app.liveLanders.forget();
    return reply;
  };
  app.get('/internal/landers', queryRoute(LaunchesQuery, LaunchesReply), async ({ query, now }) => landerStatus(app.db, query, now));
  app.get('/internal/landers/campaign', queryRoute(CampaignQuery, CampaignReply), async ({ query: { name, slug } }) => ({
    campaign: await findCurrentCampaign(app.db, name, slug),
  }));
  app.post('/internal/landers/check', bodyRoute(CheckBody, CheckReply), async ({ body }) => ({
    findings: campaignFindings(body.campaign),
  }));
  app.post('/internal/landers/preview', bodyRoute(PreviewBody, PreviewReply), async (request) => {
    const { campaign, who, ttl, member } = request.body;
    return previewCampaign(unitOfWork(app, request), app.config.secrets[0], acceptCampaign(campaign), { who, ttl, member });
  });
  app.post('/internal/landers/launch', bodyRoute(LaunchBody, ChangedReply), async (request) =>
    change(unitOfWork(app, request), { action: 'launch', campaign: acceptCampaign(request.body.campaign) }, request.body),
  );
  for (const action of ['stop', 'rollback'] as const) {
    app.post(`/internal/landers/${action}`, bodyRoute(NamedBody, ChangedReply), async (request) =>
      change(unitOfWork(app, request), { action, campaign: request.body }, request.body),
    );
  }
};

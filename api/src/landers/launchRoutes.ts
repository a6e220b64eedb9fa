import { DAY_S } from '@rendezvous/shared/contract';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { nullable, strictObject } from '@rendezvous/shared/calls/schemas';
import { type TSchema, Type } from 'typebox';
import { type UnitOfWork, createUnitOfWork } from '../UnitOfWork';
import { parseCampaign, campaignFindings } from './campaignFindings';
import { changeLander, type LanderChange } from './changeLander';
import { findLanderStatus, findCurrentCampaign, listComparedCampaigns } from './landerStatus';
import { createPreview } from './previews';
import { findFigures, toDay } from './sqlLanderFigures';

const nameSchema = Type.String({ minLength: 1, maxLength: 64 });
const slugSchema = Type.String({ minLength: 1, maxLength: 64 });
const whoSchema = Type.String({ minLength: 1, maxLength: 64 });

/** Accepts any value, because problems are reported as findings. */
const campaignSchema = Type.Unknown();
const changeFields = {
  /** Serial the change is based on. */
  serial: Type.Integer({ minimum: 0 }),
  who: whoSchema,
  why: Type.Optional(Type.String({ maxLength: 300 })),
  dryRun: Type.Optional(Type.Boolean()),
};

/** Longest lifetime of a preview in seconds; to show a campaign for longer, create another preview. */
const PREVIEW_LIFETIME_MAX_S = 7 * DAY_S;
const LaunchesQuery = strictObject({ name: Type.Optional(nameSchema), slug: Type.Optional(slugSchema) });
const CampaignQuery = strictObject({ name: nameSchema, slug: slugSchema });
const CheckBody = strictObject({ campaign: campaignSchema, who: whoSchema });
const LaunchBody = strictObject({ campaign: campaignSchema, ...changeFields });
const NamedCampaignBody = strictObject({ name: nameSchema, slug: slugSchema, ...changeFields });
const PreviewBody = strictObject({
  campaign: campaignSchema,
  who: whoSchema,
  ttl: Type.Integer({ minimum: 1, maximum: PREVIEW_LIFETIME_MAX_S }),
  member: Type.Optional(Type.String({ maxLength: 24 })),
  variant: Type.Optional(Type.String({ maxLength: 64 })),
});
/** Longest period of figures in days. */
const FIGURE_DAYS_MAX = 365;
const FiguresQuery = strictObject({
  name: Type.Optional(nameSchema),
  slug: Type.Optional(slugSchema),
  days: Type.Integer({ minimum: 1, maximum: FIGURE_DAYS_MAX }),
});

const revisionSchema = Type.Integer();
const launchFields = { serial: Type.Integer(), name: nameSchema, slug: slugSchema, who: whoSchema, why: Type.String(), at: Type.Integer() };
const scheduleSchema = strictObject({ from: Type.Optional(Type.String()), until: Type.Optional(Type.String()) });
const LaunchesReply = strictObject({
  serial: Type.Integer(),
  live: Type.Array(
    strictObject({ ...launchFields, revision: revisionSchema, schedule: nullable(scheduleSchema), isShown: Type.Boolean() }),
  ),
  launches: Type.Array(strictObject({ ...launchFields, revision: nullable(revisionSchema) })),
});
const CampaignReply = strictObject({ campaign: Type.Unknown() });
const CheckReply = strictObject({ findings: Type.Array(strictObject({ path: Type.String(), problem: Type.String() })) });
const ChangedReply = strictObject({
  serial: Type.Integer(),
  name: nameSchema,
  slug: slugSchema,
  before: nullable(revisionSchema),
  after: nullable(revisionSchema),
  dryRun: Type.Boolean(),
});
const FiguresReply = strictObject({
  /** First day of the period, YYYY-MM-DD. */
  from: Type.String(),
  figures: Type.Array(
    strictObject({
      ...{ name: nameSchema, slug: slugSchema, variant: Type.String(), day: Type.String() },
      ...{ views: Type.Integer(), signups: Type.Integer() },
    }),
  ),
});
const VariantsReply = strictObject({
  campaigns: Type.Array(
    strictObject({
      ...{ name: nameSchema, slug: slugSchema },
      variants: Type.Array(strictObject({ name: Type.String(), weight: Type.Integer() })),
    }),
  ),
});
const PreviewReply = strictObject({ revision: revisionSchema, variant: Type.String(), address: Type.String(), expires: Type.Integer() });
const INTERNAL_CONFIG = { internal: true, crossSite: 'none' } as const;
const createPostOptions = <Body extends TSchema, Reply extends TSchema>(body: Body, reply: Reply) =>
  ({ config: INTERNAL_CONFIG, schema: { hide: true, body, response: { 200: reply } } }) as const;

const createGetOptions = <Query extends TSchema, Reply extends TSchema>(querystring: Query, reply: Reply) =>
  ({ config: INTERNAL_CONFIG, schema: { hide: true, querystring, response: { 200: reply } } }) as const;

interface ChangeRequest {
  serial: number;
  who: string;
  why?: string;
  dryRun?: boolean;
}

/** /internal/landers…: calls of the site server, most of which its deploy api makes on behalf of a team. */
export const landerLaunchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const applyChange = async (work: UnitOfWork, requestedChange: LanderChange, { serial, who, why = '', dryRun = false }: ChangeRequest) => {
    const reply = await changeLander(work, requestedChange, { serial, who, why, dryRun });
    app.liveLanders.invalidate();
    return reply;
  };
  app.get('/internal/landers', createGetOptions(LaunchesQuery, LaunchesReply), async ({ query, now }) =>
    findLanderStatus(app.db, query, now),
  );
  app.get('/internal/landers/campaign', createGetOptions(CampaignQuery, CampaignReply), async ({ query: { name, slug } }) => ({
    campaign: await findCurrentCampaign(app.db, name, slug),
  }));
  app.get('/internal/landers/figures', createGetOptions(FiguresQuery, FiguresReply), async ({ query: { name, slug, days }, now }) => {
    const from = toDay(now - (days - 1) * DAY_S);
    return { from, figures: await findFigures(app.db, { name, slug, from }) };
  });
  app.get('/internal/landers/variants', createGetOptions(strictObject({}), VariantsReply), async ({ now }) => ({
    campaigns: listComparedCampaigns(await app.liveLanders.getCampaigns(now), now),
  }));
  app.post('/internal/landers/check', createPostOptions(CheckBody, CheckReply), async ({ body }) => ({
    findings: campaignFindings(body.campaign),
  }));
  app.post('/internal/landers/preview', createPostOptions(PreviewBody, PreviewReply), async (request) => {
    const { campaign, who, ttl, member, variant } = request.body;
    return createPreview(createUnitOfWork(app, request), app.config.secrets[0], parseCampaign(campaign), { who, ttl, member, variant });
  });
  app.post('/internal/landers/launch', createPostOptions(LaunchBody, ChangedReply), async (request) =>
    applyChange(createUnitOfWork(app, request), { action: 'launch', campaign: parseCampaign(request.body.campaign) }, request.body),
  );
  for (const action of ['stop', 'rollback'] as const) {
    app.post(`/internal/landers/${action}`, createPostOptions(NamedCampaignBody, ChangedReply), async (request) =>
      applyChange(createUnitOfWork(app, request), { action, campaign: request.body }, request.body),
    );
  }
};

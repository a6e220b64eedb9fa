import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { acceptCampaign } from './acceptCampaign';
import { campaignFindings } from './campaignFindings';
import { changeLander, type LanderWish } from './changeLander';
import { landerStatus } from './landerStatus';
import { previewCampaign } from './previewCampaign';
import { standingCampaign } from './standingCampaign';
import type { Work } from '../Work';
import { workOf } from '../workOf';
import {
  CampaignQuery,
  CampaignReply,
  ChangedReply,
  CheckBody,
  CheckReply,
  LaunchBody,
  LaunchesQuery,
  LaunchesReply,
  NamedBody,
  PreviewBody,
  PreviewReply,
} from './lander-launches.schema';

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

/** /internal/landers…: what the site server's deploy api asks for a team. */
export const landerLaunchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const change = async (work: Work, wish: LanderWish, { serial, who, why = '', dryRun = false }: Order) => {
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
    return previewCampaign(workOf(app, request), app.config.secrets[0], acceptCampaign(campaign), { who, ttl, member });
  });
  app.post('/internal/landers/launch', taking(LaunchBody, ChangedReply), async (request) =>
    change(workOf(app, request), { action: 'launch', campaign: acceptCampaign(request.body.campaign) }, request.body),
  );
  for (const action of ['stop', 'rollback'] as const) {
    app.post(`/internal/landers/${action}`, taking(NamedBody, ChangedReply), async (request) =>
      change(workOf(app, request), { action, campaign: request.body }, request.body),
    );
  }
};

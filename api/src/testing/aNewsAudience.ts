import { runDueJobs } from '../jobs/runDueJobs';
import { NEWS_PERIOD_S } from '../news/findObstacle';
import type { NewsDocument } from '../news/NewsDocument';
import { sendNews } from '../news/queueNews';
import { countOutcomes } from '../news/sqlNews';
import type { MemberTraits, TestMember } from './aMember';
import { aNewsDocument } from './aNewsDocument';
import type { TestApi } from './testApi';

interface NewsAudience {
  /** Country of the readers of the current test. */
  getCountry(): string;
  /** Creates a member in the audience, by default with emails about product news switched on. */
  aReader(traits?: MemberTraits): Promise<TestMember>;
  subscribe(member: TestMember, browser: string): Promise<void>;
  send(fields?: Partial<NewsDocument>): Promise<NewsDocument>;
  /** Runs all jobs that are due now and then those of `batches` later batches. */
  runJobs(batches?: number): Promise<void>;
  /** Numbers of members, by channel and outcome. */
  findOutcomes(document: NewsDocument): Promise<Record<string, number>>;
  /** Addresses to which emails were sent, sorted. */
  listMailedAddresses(): string[];
}

/** Creates an audience for news, which differs in each test: the members of a country in which nobody else lives. */
export function aNewsAudience(api: TestApi): NewsAudience {
  let country = '';
  let count = 0;
  beforeEach(() => {
    country = `C${++count}`;
    api.ports.clock.advance(10 * NEWS_PERIOD_S);
    api.ports.sentMails.splice(0);
    api.ports.pushedMessages.splice(0);
  });
  const runJobs = async (batches = 0): Promise<void> => {
    while ((await runDueJobs(api.app)) > 0);
    if (batches === 0) return;
    api.ports.clock.advance(10);
    await runJobs(batches - 1);
  };
  return {
    getCountry: () => country,
    aReader: (traits = {}) => api.aMember({ notifications: ['product_news.email'], ...traits, profile: { country, ...traits.profile } }),
    subscribe: async (member, browser) => {
      const subscription = { endpoint: `https://fcm.googleapis.com/${browser}`, p256dh: 'BPk', auth: 'abc' };
      await api.db
        .insertInto('push_subscriptions')
        .values({ ...subscription, member_id: member.id, created_at: 0 })
        .execute();
    },
    send: async (fields = {}) => {
      const document = aNewsDocument({ id: `news-${++count}`, audience: { countries: [country] }, ...fields });
      expect(await sendNews({ db: api.db, now: api.now() }, document)).toBe(true);
      return document;
    },
    runJobs,
    findOutcomes: async ({ id }) => {
      const outcomes = (await countOutcomes(api.db)).filter(({ document_id }) => document_id === id);
      return Object.fromEntries(outcomes.map(({ channel, outcome, members }) => [`${channel} ${outcome}`, members]));
    },
    listMailedAddresses: () => api.ports.sentMails.map(({ recipient }) => recipient).sort(),
  };
}

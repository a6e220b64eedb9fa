import type { Kysely } from 'kysely';
import type { LanderStatus } from '@rendezvous/shared/contract';
import { findLaunches } from './findLaunches';
import { findLiveLanders } from './findLiveLanders';
import type { Database } from '../tables/tables';
import { isScheduled } from './isScheduled';

/** Changes that are told at most. */
const MOST = 50;

/** What is live, and who changed it when and why; of one lander or one of its campaigns where they are named. */
export async function landerStatus(db: Kysely<Database>, named: { name?: string; slug?: string }, now: number): Promise<LanderStatus> {
  const [newest] = await findLaunches(db, { most: 1 });
  const isNamed = (one: { name: string; slug: string }): boolean =>
    one.name === (named.name ?? one.name) && one.slug === (named.slug ?? one.slug);
  const live = (await findLiveLanders(db)).filter(isNamed);
  return {
    serial: newest?.serial ?? 0,
    live: live.map(({ campaign, ...launch }) => ({
      ...launch,
      schedule: campaign.schedule ?? null,
      isShown: isScheduled(campaign, now),
    })),
    launches: await findLaunches(db, { ...named, most: MOST }),
  };
}

import type { LanderCampaign, LanderPreview } from '@rendezvous/shared/contract';
import { holdLanders } from './holdLanders';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { previewAddress } from './previewAddress';
import { previewSlug } from './previewSlugs';
import { storeRevision } from './storeRevision';

interface Wanted {
  who: string;
  /** Seconds. */
  ttl: number;
  /** Whom a lander about a member shows. */
  member: string | undefined;
}

/** Stores a campaign that nobody gets but who knows the address, and only until it expires. */
export async function previewCampaign(
  work: Work,
  secret: string,
  campaign: LanderCampaign,
  { who, ttl, member }: Wanted,
): Promise<LanderPreview> {
  previewAddress(campaign, '', member);
  const revision = await inTransaction(work, async (held) => {
    await holdLanders(held.db);
    return storeRevision(held, campaign, { who, dryRun: false, live: null });
  });
  const expires = work.now + ttl;
  return { revision, expires, address: previewAddress(campaign, previewSlug(secret, revision, expires), member) };
}

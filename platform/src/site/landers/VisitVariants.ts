import { chooseVariant, type ComparedCampaign } from '@rendezvous/shared/contract';
import { RecentReplies } from '../boot/RecentReplies';
import type { InternalCall } from './InternalCall';

/** How long the compared campaigns are cached, in ms: as long as the replies that show them. */
const CACHE_TTL_MS = 60_000;
const LANDER_PATH = '/api/lander.php';

/** Properties of a visit that decide its variant. */
interface VariantCriteria {
  visitorId: string;
  /** Name of the variant to show where a campaign has it. */
  variant?: string | undefined;
}

/** Chooses the variant of a lander by the visitor's id, before the document is built. */
export class VisitVariants {
  private readonly campaigns: RecentReplies<readonly ComparedCampaign[]>;

  constructor(
    private readonly callApi: InternalCall,
    now: () => number,
  ) {
    this.campaigns = new RecentReplies(CACHE_TTL_MS, now);
  }

  /**
   * Returns the name of the variant that a visit sees in the reply at a URL: the requested variant if the campaign has it, otherwise the
   * one chosen by the visitor's id. Undefined for other replies, for campaigns without variants, and while the campaigns cannot be loaded.
   */
  async find(address: string, { visitorId, variant }: VariantCriteria): Promise<string | undefined> {
    const [path, query] = address.split('?');
    if (path !== LANDER_PATH) return undefined;
    const params = new URLSearchParams(query);
    const campaigns = await this.load().catch(() => []);
    const findCampaign = (slug: string): ComparedCampaign | undefined =>
      campaigns.find((campaign) => campaign.name === params.get('name') && campaign.slug === slug);
    // `campaigns` contains no campaign without variants; for the slug of such a campaign, the api ignores the default campaign's variant.
    const campaign = findCampaign(params.get('slug') ?? 'default') ?? findCampaign('default');
    const [first, ...others] = campaign?.variants ?? [];
    if (campaign === undefined || first === undefined) return undefined;
    const ownVariant = campaign.variants.find(({ name }) => name === variant);
    return (ownVariant ?? chooseVariant([first, ...others], `${campaign.name}/${campaign.slug}`, visitorId)).name;
  }

  /** Makes the next `find` load the campaigns again; to be called after a change of campaigns. */
  invalidate(): void {
    this.campaigns.expire();
  }

  private load(): Promise<readonly ComparedCampaign[]> {
    return this.campaigns.get('', async () => {
      const { status, text } = await this.callApi('GET', '/internal/landers/variants');
      if (status !== 200) throw new Error(`The api answered ${status} about the variants of landers.`);
      return (JSON.parse(text) as { campaigns: ComparedCampaign[] }).campaigns;
    });
  }
}

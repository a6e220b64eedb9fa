import { chooseVariant, type ComparedCampaign } from '@rendezvous/shared/contract';
import { RecentReplies } from '../boot/RecentReplies';
import type { InternalCall } from './InternalCall';

/** How long the compared campaigns are cached, in ms: as long as the replies that show them. */
const CACHE_TTL_MS = 60_000;
const LANDER_PATH = '/api/lander.php';

/** What the variant of a visit depends on. */
interface VariantChoice {
  visitorId: string;
  /** Name of the variant to show where a campaign has it. */
  variant?: string | undefined;
}

/** Chooses the variant of a lander by the id of the visit, before its document is built. */
export class VisitVariants {
  private readonly campaigns: RecentReplies<readonly ComparedCampaign[]>;

  constructor(
    private readonly callApi: InternalCall,
    now: () => number,
  ) {
    this.campaigns = new RecentReplies(CACHE_TTL_MS, now);
  }

  /**
   * Name of the variant that a visit sees at the address of a reply: the chosen one if the campaign has it, else that of its id; undefined for other replies, for campaigns without variants, and while the api is
   * unavailable.
   */
  async find(address: string, { visitorId, variant }: VariantChoice): Promise<string | undefined> {
    const [path, query] = address.split('?');
    if (path !== LANDER_PATH) return undefined;
    const params = new URLSearchParams(query);
    const campaigns = await this.load().catch(() => []);
    const findCampaign = (slug: string): ComparedCampaign | undefined =>
      campaigns.find((campaign) => campaign.name === params.get('name') && campaign.slug === slug);
    // The api ignores the variant of the default campaign for a slug that has a campaign of its own.
    const campaign = findCampaign(params.get('slug') ?? 'default') ?? findCampaign('default');
    const [first, ...others] = campaign?.variants ?? [];
    if (campaign === undefined || first === undefined) return undefined;
    const ownVariant = campaign.variants.find(({ name }) => name === variant);
    return (ownVariant ?? chooseVariant([first, ...others], `${campaign.name}/${campaign.slug}`, visitorId)).name;
  }

  /** Makes the next `find` read the campaigns again, after a change. */
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

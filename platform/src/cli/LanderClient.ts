import type { LanderCampaign, LanderChanged, LanderFigure, LanderFinding, LanderPreview, LanderStatus } from '@rendezvous/shared/contract';
import { toAddress } from '../site/boot/ApiGet';
import type { DeployClient } from './DeployClient';

/** Options of a change; `serial` is the serial on which it is based. */
export interface LanderChangeOptions {
  serial: number;
  why?: string;
  dryRun?: boolean;
}

/** Lander name and slug, which together identify a campaign. */
export type CampaignName = Pick<LanderCampaign, 'name' | 'slug'>;

/** Client for the campaign calls of the deploy api. Campaigns are sent as they are: the server validates them. */
export class LanderClient {
  constructor(private readonly deploy: Pick<DeployClient, 'call'>) {}

  loadStatus(filter: Partial<CampaignName> = {}): Promise<LanderStatus> {
    return this.deploy.call('GET', toAddress('/landers', filter));
  }

  /** Loads a campaign, live or built in. */
  async loadCampaign({ name, slug }: CampaignName): Promise<LanderCampaign> {
    const reply = await this.deploy.call<{ campaign: LanderCampaign }>('GET', toAddress('/landers/campaign', { name, slug }));
    return reply.campaign;
  }

  check(campaign: unknown): Promise<{ findings: LanderFinding[] }> {
    return this.deploy.call('POST', '/landers/check', { campaign });
  }

  /** Loads the figures of the last `days` days, by variant and day; `from` is the first of them, YYYY-MM-DD. */
  loadFigures({ name, slug }: Partial<CampaignName>, days: number): Promise<{ from: string; figures: LanderFigure[] }> {
    const filter = { ...(name !== undefined && { name }), ...(slug !== undefined && { slug }) };
    return this.deploy.call('GET', toAddress('/landers/figures', { ...filter, days: String(days) }));
  }

  /**
   * Creates a preview link with a lifetime of `ttl` seconds. `member` is the id of the member to show, for landers about a member;
   * `variant` is the name of the variant to show, by default the first one.
   */
  createPreview(
    campaign: unknown,
    options: { ttl: number; member?: string; variant?: string },
  ): Promise<Omit<LanderPreview, 'address'> & { url: string }> {
    return this.deploy.call('POST', '/landers/preview', { campaign, ...options });
  }

  launch(campaign: unknown, options: LanderChangeOptions): Promise<LanderChanged> {
    return this.deploy.call('POST', '/landers/launch', { campaign, ...options });
  }

  change(action: 'stop' | 'rollback', { name, slug }: CampaignName, options: LanderChangeOptions): Promise<LanderChanged> {
    return this.deploy.call('POST', `/landers/${action}`, { name, slug, ...options });
  }
}

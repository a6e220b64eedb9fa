import type { LanderCampaign, LanderChanged, LanderFinding, LanderPreview, LanderStatus } from '@rendezvous/shared/contract';
import { addressOf } from '../site/boot/ApiGet';
import type { DeployClient } from './DeployClient';

/** A change based on a serial. */
export interface LanderOrder {
  serial: number;
  why?: string;
  dryRun?: boolean;
}

/** A campaign by name and slug. */
export type CampaignName = Pick<LanderCampaign, 'name' | 'slug'>;

/** The deploy api's part about landers as data. Files are sent unchanged: the api validates them. */
export class LanderClient {
  constructor(private readonly deploy: Pick<DeployClient, 'call'>) {}

  status(named: Partial<CampaignName> = {}): Promise<LanderStatus> {
    return this.deploy.call('GET', addressOf('/landers', named));
  }

  /** Live and built-in landers. */
  async campaign({ name, slug }: CampaignName): Promise<LanderCampaign> {
    const reply = await this.deploy.call<{ campaign: LanderCampaign }>('GET', addressOf('/landers/campaign', { name, slug }));
    return reply.campaign;
  }

  check(campaign: unknown): Promise<{ findings: LanderFinding[] }> {
    return this.deploy.call('POST', '/landers/check', { campaign });
  }

  /** `ttl` in seconds; `member` is shown by a lander about a member. */
  preview(campaign: unknown, options: { ttl: number; member?: string }): Promise<Omit<LanderPreview, 'address'> & { url: string }> {
    return this.deploy.call('POST', '/landers/preview', { campaign, ...options });
  }

  launch(campaign: unknown, order: LanderOrder): Promise<LanderChanged> {
    return this.deploy.call('POST', '/landers/launch', { campaign, ...order });
  }

  change(action: 'stop' | 'rollback', { name, slug }: CampaignName, order: LanderOrder): Promise<LanderChanged> {
    return this.deploy.call('POST', `/landers/${action}`, { name, slug, ...order });
  }
}

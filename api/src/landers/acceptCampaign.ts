import type { LanderCampaign } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { campaignFindings } from './campaignFindings';

/** A campaign of unknown origin as what it is; 422 with every finding in words when it may not be launched. */
export function acceptCampaign(campaign: unknown): LanderCampaign {
  const findings = campaignFindings(campaign);
  if (findings.length > 0)
    throw new ApiError('validation', { message: findings.map(({ path, problem }) => `${path} ${problem}`.trim()).join('\n') });
  // Nothing was found: it has the shape.
  return campaign as LanderCampaign;
}

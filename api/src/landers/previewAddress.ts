import { ID_PATTERN, type LanderCampaign } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { landerPath } from './landerPath';

const ID = new RegExp(ID_PATTERN);

/** Address at which a campaign is shown under another slug; of a lander about a member that of `member`. */
export function previewAddress({ name }: Pick<LanderCampaign, 'name'>, slug: string, member: string | undefined): string {
  const path = landerPath(name);
  if (path === undefined) {
    throw new ApiError('validation', { message: `${name} has one address only and cannot be previewed; launch and roll back.` });
  }
  if (path.includes('{id}') && (member === undefined || !ID.test(member))) {
    throw new ApiError('validation', { message: `${name} shows one member: name the id of one who is shown to visitors.` });
  }
  return path.replace('{id}', member ?? '').replace('{slug}', slug);
}

import type { LanderStatus, LiveLander } from '@rendezvous/shared/contract';
import type { InternalCall } from './InternalCall';

/** Live campaigns; undefined while the api is unavailable. */
export async function liveLanders(call: InternalCall): Promise<readonly LiveLander[] | undefined> {
  const answer = await call('GET', '/internal/landers').catch(() => undefined);
  return answer?.status === 200 ? (JSON.parse(answer.text) as LanderStatus).live : undefined;
}

import type { LanderStatus, LiveLander } from '@rendezvous/shared/contract';
import type { InternalCall } from './InternalCall';

/** The campaigns that are live; undefined while the api does not say. */
export async function liveLanders(call: InternalCall): Promise<readonly LiveLander[] | undefined> {
  const answer = await call('GET', '/internal/landers').catch(() => undefined);
  return answer?.status === 200 ? (JSON.parse(answer.text) as LanderStatus).live : undefined;
}

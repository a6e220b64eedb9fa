import { PLAN_PATH, type Plan } from '@rendezvous/shared/contract';
import type { RemoteLoader } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { reaction } from 'mobx';

type FollowedNetwork = Pick<RootStore['network'], 'planSerial' | 'forgetPlanSerial'>;

async function fetchPlan(): Promise<Plan> {
  const response = await fetch(PLAN_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${PLAN_PATH} answered ${response.status}`);
  return (await response.json()) as Plan;
}

/**
 * Loads the plan when a poll reports a newer one, for example because a remote was switched off or a release blocked. Returns a function
 * that stops this.
 */
export function followPlan(network: FollowedNetwork, loader: Pick<RemoteLoader, 'plan' | 'update'>, loadPlan = fetchPlan): () => void {
  return reaction(
    () => network.planSerial,
    (serial) => {
      if (serial === undefined || serial <= loader.plan.serial) return;
      loadPlan().then(
        (plan) => {
          loader.update(plan);
          // The reply came from a server process without the latest change: the next poll triggers another attempt.
          if (plan.serial < serial) network.forgetPlanSerial();
        },
        // The next poll triggers another attempt.
        () => network.forgetPlanSerial(),
      );
    },
    { fireImmediately: true },
  );
}

import type { Plan } from '@rendezvous/shared/contract';
import { waitFor } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { followPlan } from './followPlan';

const createPlan = (serial: number): Plan => ({ serial, shell: 'shell', remotes: [] });

/** Opens a page whose document contained the plan with serial 5. */
function open(replies: (() => Promise<Plan>)[], knownSerial?: number) {
  const network = makeAutoObservable({
    planSerial: knownSerial,
    forgetPlanSerial(): void {
      this.planSerial = undefined;
    },
    poll(serial: number): void {
      this.planSerial = serial;
    },
  });
  const loader = { plan: createPlan(5), update: jest.fn((plan: Plan) => void (loader.plan.serial = plan.serial)) };
  const load = jest.fn(() => (replies.shift() ?? (() => Promise.reject(new Error('nothing more'))))());
  const stop = followPlan(network, loader, load);
  return { network, loader, load, stop };
}

describe('platform 2: an open page', () => {
  it('asks for the plan when a poll reports a newer serial, and not before', async () => {
    const { network, loader, load } = open([async () => createPlan(7)]);
    network.poll(5);
    network.poll(4);
    expect(load).not.toHaveBeenCalled();
    network.poll(6);
    await waitFor(() => expect(loader.update).toHaveBeenCalledWith(createPlan(7)));
    network.poll(7);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('notices a change that was made before it started watching', async () => {
    const { loader } = open([async () => createPlan(6)], 6);
    await waitFor(() => expect(loader.update).toHaveBeenCalled());
  });

  it('asks again on the next poll when the plan did not arrive', async () => {
    const { network, loader } = open([() => Promise.reject(new Error('down')), async () => createPlan(6)]);
    network.poll(6);
    await waitFor(() => expect(network.planSerial).toBeUndefined());
    network.poll(6);
    await waitFor(() => expect(loader.update).toHaveBeenCalledTimes(1));
  });

  it('asks again when the plan is older than the poll', async () => {
    const { network, loader } = open([async () => createPlan(6), async () => createPlan(7)]);
    network.poll(7);
    await waitFor(() => expect(network.planSerial).toBeUndefined());
    network.poll(7);
    await waitFor(() => expect(loader.update).toHaveBeenLastCalledWith(createPlan(7)));
    expect(network.planSerial).toBe(7);
  });

  it('stops asking for the plan once it is stopped', () => {
    const { network, load, stop } = open([]);
    stop();
    network.poll(9);
    expect(load).not.toHaveBeenCalled();
  });
});

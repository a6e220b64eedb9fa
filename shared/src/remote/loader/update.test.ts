import type { Plan, PlanCandidate, PlanRemote } from '../../contract';
import { REMOTE_CONTRACT_VERSION } from '../remoteModule';
import { BadReleases } from './BadReleases';
import { RemoteLoader } from './RemoteLoader';

const aCandidate = (release: string): PlanCandidate => ({
  release,
  container: release,
  entry: `/${release}.js`,
  base: '/',
  integrity: {},
  catalogues: {},
});
const createPlan = (serial: number, chat: Partial<PlanRemote> = {}): Plan => ({
  serial,
  shell: 'shell',
  remotes: [{ name: 'mfe-chat', state: 'on', candidates: [aCandidate('two'), aCandidate('one')], routes: [], slots: [], ...chat }],
});
const part = { kind: 'screen', name: 'chats' } as const;

/** Opens a page that shows the chats, unless mfe-chat is switched off in the plan. */
async function open(plan = createPlan(1)) {
  const entries: string[] = [];
  const Screen = (): null => null;
  const loader = new RemoteLoader(plan, {
    federation: {
      register: (_, { entry }) => void entries.push(entry),
      load: async () => ({ name: 'mfe-chat', contract: REMOTE_CONTRACT_VERSION, screens: { chats: async () => Screen }, slots: {} }),
    },
    badReleases: new BadReleases(null),
    fetchCatalogue: async () => ({}),
    findCatalogue: async () => undefined,
    mergeMessages: () => undefined,
    locale: () => 'en',
    online: () => true,
    report: () => undefined,
    reloadForChunk: () => false,
  });
  const show = async () => (await loader.load('mfe-chat', part)).release;
  await show().catch(() => undefined);
  const switchedRemotes: string[] = [];
  const unsubscribe = loader.onSwitch((remote) => switchedRemotes.push(remote));
  return { loader, show, switchedRemotes, entries, unsubscribe };
}

describe('R-017 a newer plan for an open page', () => {
  it.each(['off', 'maintenance'] as const)(
    'a remote that is switched to %s shows that state, and returns with the release it had',
    async (state) => {
      const { loader, show, switchedRemotes, entries } = await open();
      loader.update(createPlan(2, { state, candidates: [] }));
      expect(switchedRemotes).toEqual(['mfe-chat']);
      expect(loader.peek('mfe-chat', part)).toBeNull();
      await expect(show()).rejects.toMatchObject({ reason: state });
      loader.update(createPlan(3, { candidates: [aCandidate('three')] }));
      expect(switchedRemotes).toHaveLength(2);
      expect(await show()).toBe('two');
      expect(entries).toEqual(['/two.js']);
    },
  );

  it('a page opened while the remote was off gets the live release once it is on', async () => {
    const { loader, show } = await open(createPlan(1, { state: 'off', candidates: [] }));
    loader.update(createPlan(2));
    expect(await show()).toBe('two');
  });

  it('a blocked release gives way to the last good one, or to the live release', async () => {
    const { loader, show, switchedRemotes } = await open();
    loader.update(createPlan(2, { candidates: [aCandidate('three')], blocked: ['two'] }));
    expect(switchedRemotes).toEqual(['mfe-chat']);
    expect(await show()).toBe('one');
    loader.update(createPlan(3, { candidates: [aCandidate('three')], blocked: ['two', 'one'] }));
    expect(await show()).toBe('three');
  });

  it('any other change applies from the next page view: the visit keeps its release', async () => {
    const { loader, show, switchedRemotes } = await open();
    loader.update(createPlan(2, { candidates: [aCandidate('three'), aCandidate('two')], blocked: ['one'] }));
    expect([switchedRemotes, await show(), loader.plan.serial]).toEqual([[], 'two', 2]);
    loader.update({ serial: 3, shell: 'shell', remotes: [] });
    expect(switchedRemotes).toEqual([]);
  });

  it('a listener that unsubscribed is not notified', async () => {
    const { loader, switchedRemotes, unsubscribe } = await open();
    unsubscribe();
    loader.update(createPlan(2, { state: 'off', candidates: [] }));
    expect(switchedRemotes).toEqual([]);
  });
});

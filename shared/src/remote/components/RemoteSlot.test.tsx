import { act, screen } from '@testing-library/react';
import type { Plan, PlanCandidate, RemoteName } from '../../contract';
import { later } from '../../testing/later';
import { renderPart } from '../../testing/renderPart';
import { BadReleases } from '../loader/BadReleases';
import { RemoteLoader } from '../loader/RemoteLoader';
import { REMOTE_CONTRACT_VERSION } from '../remoteModule';
import type { SlotContract } from '../slots';
import { RemoteLoaderContext } from './RemoteLoaderContext';
import { RemoteSlot } from './RemoteSlot';

const candidate = (release: string): PlanCandidate => ({
  release,
  container: release,
  entry: `/${release}.js`,
  base: '/',
  integrity: {},
  catalogues: {},
});

const createPlan = ({ remote = 'mfe-members', state = 'on', slots = ['match-modal'] }: Facts): Plan => ({
  serial: 1,
  shell: 'shell',
  remotes: [{ name: remote, state, candidates: [candidate('new'), candidate('good')], routes: [], slots }],
});

type Match = React.ComponentType<SlotContract['match-modal']>;
type Answer = () => Promise<Match>;

interface Facts {
  /** Result of loading the slot, by release. */
  answers?: Record<string, Answer>;
  state?: Plan['remotes'][number]['state'];
  slots?: string[];
  online?: boolean;
  /** The remote in the plan. */
  remote?: RemoteName;
}

const neverLoads: Answer = () => new Promise(() => undefined);
const failToLoad: Answer = () => Promise.reject(new Error('gone'));
const loadText =
  (word: string): Answer =>
  async () =>
  ({ profileId, onClose }) => (
    <button type="button" onClick={onClose}>
      {word} {profileId}
    </button>
  );

function open(overrides: Facts = {}) {
  const facts: Required<Pick<Facts, 'answers' | 'online'>> = { answers: {}, online: true, ...overrides };
  const registered: string[] = [];
  const loader = new RemoteLoader(createPlan(overrides), {
    federation: {
      register: (_, { entry, query }) => void registered.push(entry + query),
      load: async (container) => {
        const slot = facts.answers[container] ?? failToLoad;
        return { name: overrides.remote ?? 'mfe-members', contract: REMOTE_CONTRACT_VERSION, screens: {}, slots: { 'match-modal': slot } };
      },
    },
    badReleases: new BadReleases(null),
    fetchCatalogue: async () => ({}),
    findCatalogue: async () => undefined,
    mergeMessages: () => undefined,
    locale: () => 'en',
    online: () => facts.online,
    report: () => undefined,
    reloadForChunk: () => false,
  });
  const onClose = jest.fn();
  const slot = (profileId: string) => (
    <RemoteLoaderContext value={loader}>
      <p>The rest of the page</p>
      <RemoteSlot name="match-modal" profileId={profileId} onClose={onClose} />
    </RemoteLoaderContext>
  );
  return { ...renderPart(slot('Anna')), slot, facts, registered, onClose, loader };
}

const failed = () => screen.findByRole('heading', { name: 'Members could not be loaded' });
const again = () => screen.getByRole('button', { name: 'Try again' });

describe('RemoteSlot', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('shows the part of the other area with its props, and follows their changes', async () => {
    const { person, rerender, slot, onClose } = open({ answers: { new: loadText('Match') } });
    await person.click(await screen.findByRole('button', { name: 'Match Anna' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(slot('Bea'));
    expect(screen.getByRole('button', { name: 'Match Bea' })).toBeInTheDocument();
  });

  test('R-017 a part that cannot be loaded fails on its own and can be retried', async () => {
    const { person, facts } = open();
    expect(await failed()).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Members could not be loaded');
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    expect(screen.getByText(/The rest of the site works as usual/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    facts.answers = { new: loadText('Match') };
    await person.click(again());
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test('R-017 platform 2: a part whose area is switched off while the page is open shows a notice, and returns when the area is switched on', async () => {
    const { loader } = open({ answers: { new: loadText('Match') } });
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
    act(() => loader.update({ ...createPlan({ state: 'off' }), serial: 2 }));
    expect(await screen.findByRole('heading', { name: 'Members is taking a short break' })).toBeInTheDocument();
    act(() => loader.update({ ...createPlan({}), serial: 3 }));
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test('R-017 a retry that fails shows the error again', async () => {
    const { person } = open();
    await failed();
    await person.click(again());
    expect(await failed()).toBeInTheDocument();
  });

  test('R-078 without a connection it shows that as the reason', async () => {
    const { facts, person } = open({ online: false });
    expect(await failed()).toBeInTheDocument();
    expect(screen.getByText(/You seem to be offline/)).toBeInTheDocument();
    facts.online = true;
    facts.answers = { new: loadText('Match') };
    await person.click(again());
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test.each(['off', 'maintenance'] as const)('a closed area (%s) shows that it is taking a short break', async (state) => {
    open({ state });
    expect(await screen.findByRole('heading', { name: 'Members is taking a short break' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('R-017 a slot that no release provides leaves the rest of the page alone', async () => {
    const { person } = open({ slots: [], remote: 'mfe-chat' });
    expect(await failed()).toBeInTheDocument();
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    await person.click(again());
    expect(await failed()).toBeInTheDocument();
  });

  test('the plan decides which remote provides the slot', async () => {
    open({ remote: 'mfe-chat', answers: { new: loadText('Match') } });
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test('after two crashes of a release the last good one takes its place', async () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    const { person, registered } = open({ answers: { new: async () => Broken, good: loadText('Good match') } });
    await failed();
    await person.click(again());
    await failed();
    expect(registered.map((entry) => entry.replace(/.*\//, ''))).toEqual(['new.js', 'new.js?try=1']);
    await person.click(again());
    expect(await screen.findByRole('button', { name: 'Good match Anna' })).toBeInTheDocument();
  });
});

describe('RemoteSlot timing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const busy = (container: HTMLElement) => container.querySelector('[aria-busy="true"]');

  test('shows nothing for 200 ms, then a skeleton, and after 3 s that it is still loading', async () => {
    const { container } = open({ answers: { new: neverLoads, good: neverLoads } });
    await advanceTime(199);
    expect(busy(container)).toBeNull();
    await advanceTime(1);
    expect(busy(container)).not.toBeNull();
    await advanceTime(2_799);
    expect(screen.queryByText('Still loading …')).not.toBeInTheDocument();
    await advanceTime(1);
    expect(screen.getByText('Still loading …')).toBeInTheDocument();
  });

  test('a part that loads within 200 ms shows no skeleton', async () => {
    const loadLate: Answer = () => later(150).then(loadText('Match'));
    const { container } = open({ answers: { new: loadLate } });
    await advanceTime(150);
    expect(screen.getByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
    await advanceTime(5_000);
    expect(busy(container)).toBeNull();
  });

  test('R-017 a part that never loads shows the fallback within 10 s', async () => {
    open({ answers: { new: neverLoads, good: neverLoads } });
    await advanceTime(10_000);
    expect(screen.getByRole('heading', { name: 'Members could not be loaded' })).toBeInTheDocument();
  });

  test('a retry restarts the wait', async () => {
    const { container, facts } = open();
    await advanceTime(0);
    facts.answers = { new: neverLoads, good: neverLoads };
    act(() => again().click());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(busy(container)).toBeNull();
    await advanceTime(200);
    expect(busy(container)).not.toBeNull();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Plan, PlanCandidate, RemoteName } from '../../contract';
import { later } from '../../testing/later';
import { renderPart } from '../../testing/renderPart';
import { BadReleases } from '../loader/BadReleases';
import { RemoteLoader } from '../loader/RemoteLoader';
import { REMOTE_CONTRACT_VERSION } from '../remoteModule';
import type { SlotContract } from '../slots';
import { RemoteLoaderContext } from './RemoteLoaderContext';
import { RemoteSlot } from './RemoteSlot';

const aCandidate = (release: string): PlanCandidate => ({
  release,
  container: release,
  entry: `/${release}.js`,
  base: '/',
  integrity: {},
  catalogues: {},
});

const createPlan = ({ remote = 'mfe-members', state = 'on', slots = ['match-modal'] }: SlotOptions): Plan => ({
  serial: 1,
  shell: 'shell',
  remotes: [{ name: remote, state, candidates: [aCandidate('new'), aCandidate('good')], routes: [], slots }],
});

type Match = React.ComponentType<SlotContract['match-modal']>;
type Answer = () => Promise<Match>;

interface SlotOptions {
  /** Result of loading the slot, by release. */
  answers?: Record<string, Answer>;
  state?: Plan['remotes'][number]['state'];
  slots?: string[];
  online?: boolean;
  /** The remote in the plan. */
  remote?: RemoteName;
  fallback?: ComponentProps<typeof RemoteSlot>['fallback'];
}

const neverLoad: Answer = () => new Promise(() => undefined);
const failToLoad: Answer = () => Promise.reject(new Error('gone'));
const loadText =
  (word: string): Answer =>
  async () =>
  ({ profileId, onClose }) => (
    <button type="button" onClick={onClose}>
      {word} {profileId}
    </button>
  );

function open(overrides: SlotOptions = {}) {
  const conditions: Required<Pick<SlotOptions, 'answers' | 'online'>> = { answers: {}, online: true, ...overrides };
  const registeredAddresses: string[] = [];
  const loader = new RemoteLoader(createPlan(overrides), {
    federation: {
      register: (_, { entry, query }) => void registeredAddresses.push(entry + query),
      load: async (container) => {
        const load = conditions.answers[container] ?? failToLoad;
        return { name: overrides.remote ?? 'mfe-members', contract: REMOTE_CONTRACT_VERSION, screens: {}, slots: { 'match-modal': load } };
      },
    },
    badReleases: new BadReleases(null),
    fetchCatalogue: async () => ({}),
    findCatalogue: async () => undefined,
    mergeMessages: () => undefined,
    locale: () => 'en',
    online: () => conditions.online,
    report: () => undefined,
    reloadForChunk: () => false,
  });
  const onClose = jest.fn();
  const createSlot = (profileId: string) => (
    <RemoteLoaderContext value={loader}>
      <p>The rest of the page</p>
      <RemoteSlot
        name="match-modal"
        profileId={profileId}
        onClose={onClose}
        {...(overrides.fallback && { fallback: overrides.fallback })}
      />
    </RemoteLoaderContext>
  );
  return { ...renderPart(createSlot('Anna')), createSlot, conditions, registeredAddresses, onClose, loader };
}

const findFailure = () => screen.findByRole('heading', { name: 'Profiles didn’t load' });
const getRetryButton = () => screen.getByRole('button', { name: 'Try again' });

describe('RemoteSlot', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('shows the part of the other area with its props, and follows their changes', async () => {
    const { person, rerender, createSlot, onClose } = open({ answers: { new: loadText('Match') } });
    await person.click(await screen.findByRole('button', { name: 'Match Anna' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(createSlot('Bea'));
    expect(screen.getByRole('button', { name: 'Match Bea' })).toBeInTheDocument();
  });

  test('R-017 a part that cannot be loaded fails on its own and can be retried', async () => {
    const { person, conditions } = open();
    expect(await findFailure()).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Profiles didn’t load');
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    expect(screen.getByText(/The rest of the site works as usual/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    conditions.answers = { new: loadText('Match') };
    await person.click(getRetryButton());
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test('R-017 R-347 a page may show its own text for a part that cannot be loaded or that crashed', async () => {
    const crash = jest.fn(() => {
      throw new Error('broken');
    });
    const { person, conditions } = open({
      fallback: (_, retry) => (
        <button type="button" onClick={retry}>
          Not now
        </button>
      ),
    });
    conditions.answers = { new: async () => crash };
    await person.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(crash).toHaveBeenCalled());
    conditions.answers = { new: loadText('Match') };
    await person.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test('R-017 platform 2: a part whose area is switched off while the page is open shows a notice, and returns when the area is switched on', async () => {
    const { loader } = open({ answers: { new: loadText('Match') } });
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
    act(() => loader.update({ ...createPlan({ state: 'off' }), serial: 2 }));
    expect(await screen.findByRole('heading', { name: 'Profiles: taking a short break' })).toBeInTheDocument();
    act(() => loader.update({ ...createPlan({}), serial: 3 }));
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test('R-017 a retry that fails shows the error again', async () => {
    const { person } = open();
    await findFailure();
    await person.click(getRetryButton());
    expect(await findFailure()).toBeInTheDocument();
  });

  test('R-078 without a connection it shows that as the reason', async () => {
    const { conditions, person } = open({ online: false });
    expect(await findFailure()).toBeInTheDocument();
    expect(screen.getByText(/You seem to be offline/)).toBeInTheDocument();
    conditions.online = true;
    conditions.answers = { new: loadText('Match') };
    await person.click(getRetryButton());
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test.each(['off', 'maintenance'] as const)('a closed area (%s) shows that it is taking a short break', async (state) => {
    open({ state });
    expect(await screen.findByRole('heading', { name: 'Profiles: taking a short break' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('R-017 a slot that no release provides leaves the rest of the page alone', async () => {
    const { person } = open({ slots: [], remote: 'mfe-chat' });
    expect(await findFailure()).toBeInTheDocument();
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    await person.click(getRetryButton());
    expect(await findFailure()).toBeInTheDocument();
  });

  test('the plan decides which remote provides the slot', async () => {
    open({ remote: 'mfe-chat', answers: { new: loadText('Match') } });
    expect(await screen.findByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
  });

  test('after two crashes of a release the last good one takes its place', async () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    const { person, registeredAddresses } = open({ answers: { new: async () => Broken, good: loadText('Good match') } });
    await findFailure();
    await person.click(getRetryButton());
    await findFailure();
    expect(registeredAddresses.map((entry) => entry.replace(/.*\//, ''))).toEqual(['new.js', 'new.js?try=1']);
    await person.click(getRetryButton());
    expect(await screen.findByRole('button', { name: 'Good match Anna' })).toBeInTheDocument();
  });
});

describe('RemoteSlot timing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const getBusyElement = (container: HTMLElement) => container.querySelector('[aria-busy="true"]');

  test('shows nothing for 200 ms, then a skeleton, and after 3 s that it is still loading', async () => {
    const { container } = open({ answers: { new: neverLoad, good: neverLoad } });
    await advanceTime(199);
    expect(getBusyElement(container)).toBeNull();
    await advanceTime(1);
    expect(getBusyElement(container)).not.toBeNull();
    await advanceTime(2_799);
    expect(screen.queryByText('Still loading…')).not.toBeInTheDocument();
    await advanceTime(1);
    expect(screen.getByText('Still loading…')).toBeInTheDocument();
  });

  test('a part that loads within 200 ms shows no skeleton', async () => {
    const loadLate: Answer = () => later(150).then(loadText('Match'));
    const { container } = open({ answers: { new: loadLate } });
    await advanceTime(150);
    expect(screen.getByRole('button', { name: 'Match Anna' })).toBeInTheDocument();
    await advanceTime(5_000);
    expect(getBusyElement(container)).toBeNull();
  });

  test('R-017 a part that never loads shows the fallback within 10 s', async () => {
    open({ answers: { new: neverLoad, good: neverLoad } });
    await advanceTime(10_000);
    expect(screen.getByRole('heading', { name: 'Profiles didn’t load' })).toBeInTheDocument();
  });

  test('a retry restarts the wait', async () => {
    const { container, conditions } = open();
    await advanceTime(0);
    conditions.answers = { new: neverLoad, good: neverLoad };
    act(() => getRetryButton().click());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(getBusyElement(container)).toBeNull();
    await advanceTime(200);
    expect(getBusyElement(container)).not.toBeNull();
  });
});

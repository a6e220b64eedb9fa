import { waitFor } from '@testing-library/react';
import type { Plan, PlanCandidate } from '../../contract';
import type { ContainerEntry } from '../federation/FederationRuntime';
import { REMOTE_CONTRACT_VERSION } from '../remoteModule';
import { BadReleases } from './BadReleases';
import { LoadFailure } from './LoadFailure';
import type { LoaderPorts } from './LoaderPorts';
import { ReleaseLoader } from './ReleaseLoader';
import { RemoteLoader } from './RemoteLoader';

const Screen = (): null => null;

const aCandidate = (version: string): PlanCandidate => ({
  release: version,
  container: `mfe_chat__${version}`,
  entry: `/r/mfe-chat/${version}/remoteEntry.js`,
  base: `/r/mfe-chat/${version}/`,
  integrity: { 'remoteEntry.js': 'sha256-entry', 'lang/en.json': 'sha256-texts' },
  catalogues: { en: 'lang/en.json' },
});

const createPlan = (state: 'on' | 'off' = 'on'): Plan => ({
  serial: 1,
  shell: 'shell',
  remotes: [{ name: 'mfe-chat', state, candidates: [aCandidate('two'), aCandidate('one')], routes: [], slots: ['payment-summary'] }],
});

const remoteModule = { name: 'mfe-chat', contract: REMOTE_CONTRACT_VERSION, screens: { chats: async () => Screen }, slots: {} };

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

const part = { kind: 'screen', name: 'chats' } as const;

/** A loader with fake releases; `answers` lists the results of loading each container, one per attempt. */
function setUp(answers: Record<string, (() => Promise<unknown>)[]>, plan = createPlan()) {
  const registeredAddresses: string[] = [];
  const reports: string[] = [];
  const ports = {
    federation: {
      register: (_container: string, { entry, query }: ContainerEntry) => void registeredAddresses.push(entry + query),
      load: (container: string) => (answers[container]?.shift() ?? (() => Promise.reject(new Error('gone'))))(),
    },
    badReleases: new BadReleases(null),
    fetchCatalogue: jest.fn(async (_url: string, _integrity: string) => ({ 'chat.title': [] })),
    findCatalogue: jest.fn(async (_remote: string, release: string, locale: string) => ({
      url: `/${release}/${locale}`,
      integrity: 'sha256-de',
    })),
    mergeMessages: jest.fn(),
    locale: () => 'en' as const,
    online: () => true,
    report: (report: Parameters<LoaderPorts['report']>[0]) => {
      if ('rung' in report) reports.push(`${report.release} ${report.rung} ${report.reason}`);
    },
    reloadForChunk: jest.fn((): boolean => false),
  } satisfies LoaderPorts;
  return { loader: new RemoteLoader(plan, ports), ports, registeredAddresses, reports };
}

const loadModule = (): Promise<unknown> => Promise.resolve(remoteModule);
const failToImport = (): Promise<unknown> => Promise.reject(new Error('threw at import'));
const neverLoad = (): Promise<unknown> => new Promise(() => undefined);

describe('RemoteLoader', () => {
  test('R-103 looks up the address of texts in another language, only for remotes in use', async () => {
    const { loader, ports } = setUp({ mfe_chat__two: [loadModule] });
    await expect(loader.catalogues('de')).resolves.toEqual({});
    await loader.load('mfe-chat', part);
    expect(ports.findCatalogue).not.toHaveBeenCalled();
    await expect(loader.catalogues('de')).resolves.toEqual({ 'mfe-chat': { 'chat.title': [] } });
    expect(ports.fetchCatalogue).toHaveBeenLastCalledWith('/two/de', 'sha256-de');
  });

  test('loads the chosen release with its texts', async () => {
    const { loader, ports } = setUp({ mfe_chat__two: [loadModule] });
    await expect(loader.load('mfe-chat', part)).resolves.toMatchObject({ Component: Screen, release: 'two' });
    expect(ports.mergeMessages).toHaveBeenCalledWith('mfe-chat', { 'chat.title': [] });
  });

  test('retries once from a changed address', async () => {
    const { loader, registeredAddresses } = setUp({ mfe_chat__two: [failToImport, loadModule] });
    await expect(loader.load('mfe-chat', part)).resolves.toMatchObject({ release: 'two' });
    expect(registeredAddresses).toEqual(['/r/mfe-chat/two/remoteEntry.js', '/r/mfe-chat/two/remoteEntry.js?try=1']);
  });

  test('falls back to the last good release in the same page and remembers the bad one', async () => {
    const { loader, ports, reports } = setUp({ mfe_chat__two: [failToImport, failToImport], mfe_chat__one: [loadModule] });
    await expect(loader.load('mfe-chat', part)).resolves.toMatchObject({ release: 'one' });
    expect(ports.badReleases.has('mfe_chat__two')).toBe(true);
    expect(reports).toContain('two entry entry');
  });

  test('a release that fails after it was given up does not remove the one that replaced it', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { ports } = setUp({ mfe_chat__two: [() => new Promise((_resolve, reject) => (fail = reject))], mfe_chat__one: [loadModule] });
    const releases = new ReleaseLoader(ports);
    const slowLoad = releases.load('mfe-chat', aCandidate('two'), part);
    releases.forget('mfe-chat');
    await releases.load('mfe-chat', aCandidate('one'), part);
    fail(new Error('late'));
    await expect(slowLoad).rejects.toThrow('late');
    await expect(releases.loadCatalogues('de')).resolves.toEqual({ 'mfe-chat': { 'chat.title': [] } });
  });

  test('a release with another contract or of another remote is not used', async () => {
    const loadOtherModule = async (): Promise<unknown> => ({ ...remoteModule, contract: '2.0.0' });
    const { loader } = setUp({ mfe_chat__two: [loadOtherModule], mfe_chat__one: [loadModule] });
    await expect(loader.load('mfe-chat', part)).resolves.toMatchObject({ release: 'one' });
  });

  test('a release whose texts have a wrong digest is not used', async () => {
    const { loader, ports } = setUp({ mfe_chat__two: [loadModule, loadModule], mfe_chat__one: [loadModule, loadModule] });
    ports.fetchCatalogue.mockRejectedValue(new Error('digest'));
    await expect(loader.load('mfe-chat', part)).rejects.toMatchObject({ reason: 'catalogue' });
    expect(ports.mergeMessages).not.toHaveBeenCalled();
    const urls = ports.fetchCatalogue.mock.calls.map(([url]) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('R-016 only a failed chunk reloads the page', async () => {
    const failingModule = { ...remoteModule, screens: { chats: () => Promise.reject(chunkError) } };
    const { loader, ports } = setUp({
      mfe_chat__two: [async () => failingModule, async () => failingModule],
      mfe_chat__one: [failToImport, failToImport],
    });
    await expect(loader.load('mfe-chat', part)).rejects.toBeInstanceOf(LoadFailure);
    expect(ports.reloadForChunk).toHaveBeenCalledTimes(1);
    expect(ports.badReleases.has('mfe_chat__two')).toBe(true);
  });

  test('R-016 a page that reloads reports the failed chunk, not a fallback that is never shown', async () => {
    const failingModule = { ...remoteModule, screens: { chats: () => Promise.reject(chunkError) } };
    const { loader, ports, reports } = setUp({
      mfe_chat__two: [async () => failingModule, async () => failingModule],
      mfe_chat__one: [failToImport, failToImport],
    });
    ports.reloadForChunk.mockReturnValue(true);
    await expect(loader.load('mfe-chat', part)).rejects.toBeInstanceOf(LoadFailure);
    expect(reports).toContain('two chunk chunk');
    expect(reports.filter((report) => report.includes('fallback'))).toEqual([]);
  });

  test('R-016 prefetching never reloads the current page', async () => {
    const failingModule = { ...remoteModule, screens: { chats: () => Promise.reject(chunkError) } };
    const { loader, ports, reports } = setUp({ mfe_chat__two: [async () => failingModule, async () => failingModule] });
    void loader.prefetch('mfe-chat', part);
    await waitFor(() => expect(reports).toContain('two fallback chunk'));
    expect(ports.reloadForChunk).not.toHaveBeenCalled();
  });

  test('a remote switched off by its team rejects with the reason off, without loading anything', async () => {
    const { loader, registeredAddresses } = setUp({}, createPlan('off'));
    await expect(loader.load('mfe-chat', part)).rejects.toMatchObject({ reason: 'off' });
    expect(registeredAddresses).toEqual([]);
  });

  test('a retry after recovery works, from a changed address', async () => {
    const { loader, registeredAddresses } = setUp({
      mfe_chat__two: [failToImport, failToImport],
      mfe_chat__one: [failToImport, failToImport, loadModule],
    });
    await expect(loader.load('mfe-chat', part)).rejects.toBeInstanceOf(LoadFailure);
    loader.retry('mfe-chat');
    await expect(loader.load('mfe-chat', part)).resolves.toMatchObject({ release: 'one' });
    expect(new Set(registeredAddresses).size).toBe(registeredAddresses.length);
  });

  test('two crashes while rendering mark the release bad', async () => {
    const { loader, ports } = setUp({ mfe_chat__two: [loadModule], mfe_chat__one: [loadModule] });
    await loader.load('mfe-chat', part);
    loader.crashed('mfe-chat', 'two', 'boom');
    expect(ports.badReleases.has('mfe_chat__two')).toBe(false);
    expect(loader.peek('mfe-chat', part)).toMatchObject({ release: 'two' });
    loader.crashed('mfe-chat', 'two', 'boom');
    expect(loader.peek('mfe-chat', part)).toBeNull();
    loader.retry('mfe-chat');
    await expect(loader.load('mfe-chat', part)).resolves.toMatchObject({ release: 'one' });
  });
});

describe('RemoteLoader timing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a hung release gives way to the last good one after 4 s and is not marked bad', async () => {
    const { loader, ports } = setUp({ mfe_chat__two: [neverLoad], mfe_chat__one: [loadModule] });
    const pendingLoad = loader.load('mfe-chat', part);
    await jest.advanceTimersByTimeAsync(4_000);
    await expect(pendingLoad).resolves.toMatchObject({ release: 'one' });
    expect(ports.badReleases.has('mfe_chat__two')).toBe(false);
  });

  test('settles within 10 s whatever happens', async () => {
    const { loader } = setUp({ mfe_chat__two: [neverLoad, neverLoad], mfe_chat__one: [neverLoad, neverLoad] });
    const pendingLoad = loader.load('mfe-chat', part).catch((error: LoadFailure) => error.reason);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(pendingLoad).resolves.toBe('timeout');
  });
});

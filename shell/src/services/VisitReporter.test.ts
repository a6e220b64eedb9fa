import type { ReleaseReport } from '@rendezvous/shared/contract';
import type { LoadedPart } from '@rendezvous/shared/remote';
import { reportVisit } from './reportVisit';
import { VisitReporter } from './VisitReporter';

const shell = { remote: 'shell', release: 's1' } as const;
const chat = { remote: 'mfe-chat', release: 'c1' } as const;
const members = { remote: 'mfe-members', release: 'm1' } as const;

function aPage() {
  const sentReleases: ReleaseReport[][] = [];
  const parts = new Map<string, Pick<LoadedPart, 'remote' | 'release'>>([['screen chats', chat]]);
  const load = (...loadedParts: (typeof chat | typeof members)[]): void =>
    loadedParts.forEach((part) => parts.set(`part ${parts.size}`, part));
  const report = ({ releases }: { releases: ReleaseReport[] }): void => void sentReleases.push(releases);
  return { sentReleases, load, loader: { plan: { shell: shell.release }, parts, ports: { report } } };
}

describe('what a page reports about its releases', () => {
  test('R-020 each release is reported once, however many parts of it are shown and however often the page is hidden', () => {
    const { loader, sentReleases, load } = aPage();
    const reporter = new VisitReporter(loader);
    load(chat, members);
    reporter.leave();
    reporter.leave();
    expect(sentReleases).toEqual([[shell, chat], [members]]);
  });

  test('R-020 performance is reported once, with the paint time only for the first screen', () => {
    const { loader, sentReleases, load } = aPage();
    const reporter = new VisitReporter(loader);
    load(members);
    reporter.measure('lcp', 900);
    reporter.measure('cls', 0.02);
    reporter.leave();
    reporter.measure('inp', 80);
    reporter.leave();
    expect(sentReleases.slice(1)).toEqual([
      [
        { ...shell, lcp: 900, cls: 0.02 },
        { ...chat, lcp: 900, cls: 0.02 },
        { ...members, cls: 0.02 },
      ],
    ]);
  });

  test('nothing but the release of a part is reported', () => {
    const { loader, sentReleases, load } = aPage();
    load({ ...members, Component: () => null } as typeof members);
    new VisitReporter(loader);
    expect(sentReleases[0]?.map((release) => Object.keys(release))).toEqual(Array.from({ length: 3 }, () => ['remote', 'release']));
  });

  test('reports are sent when the page is left or hidden', () => {
    // The page queries performance entries, which jsdom does not support.
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
    const { loader, sentReleases, load } = aPage();
    reportVisit(loader);
    load(members);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(sentReleases).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(sentReleases).toEqual([[shell, chat], [members]]);
  });
});

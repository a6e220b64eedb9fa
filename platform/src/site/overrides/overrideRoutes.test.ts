import { runInNewContext } from 'node:vm';
import { badgeScript } from './overrideRoutes';

/** Runs the script on a page whose badge has these lines, and returns the text that the badge then shows. */
function runBadgeScript(lines: [remote: string, containers: string][], page: { badReleases?: string[]; globals?: string[] } = {}): string {
  const status = { textContent: '' };
  const badge = {
    open: false,
    querySelectorAll: () => lines.map(([remote, containers]) => ({ dataset: { remote, containers } })),
    querySelector: () => status,
  };
  const self = Object.fromEntries((page.globals ?? []).map((name) => [name, {}]));
  const getItem = (): string | null => (page.badReleases === undefined ? null : JSON.stringify(page.badReleases));
  runInNewContext(badgeScript, { document: { getElementById: () => badge }, sessionStorage: { getItem }, self, setInterval: () => 0 });
  expect(badge.open).toBe(status.textContent !== '');
  return status.textContent;
}

describe('the script of the badge', () => {
  const chat: [string, string] = ['mfe-chat', 'mfe_chat__new mfe_chat__old'];

  it('says nothing while nothing was loaded, or when the chosen release was loaded', () => {
    expect(runBadgeScript([chat])).toBe('');
    expect(runBadgeScript([chat], { globals: ['mfe_chat__new'] })).toBe('');
    expect(runBadgeScript([chat], { badReleases: ['mfe_chat__old'], globals: ['mfe_chat__new', 'mfe_chat__old'] })).toBe('');
  });

  it('says that a release did not load, and offers the reset', () => {
    const text = 'mfe-chat did not load: the page shows the release of everybody. Reset all, or load the page again.';
    expect(runBadgeScript([chat], { badReleases: ['mfe_chat__new'] })).toBe(text);
    expect(runBadgeScript([chat], { globals: ['mfe_chat__old'] })).toBe(text);
    expect(runBadgeScript([['mfe-auth', 'mfe_auth__new'], chat], { badReleases: ['mfe_chat__new'] })).toBe(text);
  });
});

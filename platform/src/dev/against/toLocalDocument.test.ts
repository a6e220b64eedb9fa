import type { BootData, PlanRemote, Release } from '@rendezvous/shared/contract';
import { toPlanCandidate } from '../../registry/toPlanCandidate';
import { toInlineJson } from '../../site/document/escapeHtml';
import { aRelease, aShell } from '../../testing/aRelease';
import { parseBootData, toLocalDocument } from './toLocalDocument';
import { renderLocalBadge, addLocalPolicies } from './LocalSite';
import { toLocalPlan } from './toLocalPlan';

const aRoute = (name: string, path: string, layout: 'Chat' | 'Default' = 'Chat') => ({
  ...{ name, path, layout, access: 'user' as const, titleKey: 'chat.title' },
});
const toPlanRemote = (release: Release): PlanRemote => ({
  name: release.remote as PlanRemote['name'],
  state: 'on',
  candidates: [toPlanCandidate(release, 'en')],
  routes: release.routes,
  slots: release.slots,
});

const siteRelease = aRelease({ routes: [aRoute('chats', '/chats')], slots: ['chat-slot'] });
const membersRelease = aRelease({
  remote: 'mfe-members',
  id: '2.0.0-abc',
  routes: [aRoute('search', '/members', 'Default')],
  slots: ['match-modal'],
});
const localRelease = aRelease({
  id: 'dev',
  container: 'mfe_chat__00000000',
  policies: ['mfe_chat__00000000'],
  routes: siteRelease.routes,
  slots: ['chat-slot'],
});
const localReleases = { 'mfe-chat': localRelease };

type RenderedContent = NonNullable<BootData['rendered']>;
const wholePage: RenderedContent = { frame: false, slots: [] };

const aBoot = (rendered?: RenderedContent): BootData => {
  const plan = { serial: 3, shell: '1.0.0-shell', remotes: [toPlanRemote(siteRelease), toPlanRemote(membersRelease)] };
  const boot = { plan, locale: 'en', nonce: 'n0nce', settings: { description: '</script> $& costs $1' }, ...(rendered && { rendered }) };
  return boot as unknown as BootData;
};

const aPage = (boot: BootData): string =>
  [
    '<html><head>',
    `<link rel="preload" href="/r/shell/1.0.0-shell/shell.js" as="script" crossorigin="anonymous" integrity="sha256-s">`,
    `<link rel="preload" href="/r/mfe-chat/${siteRelease.id}/remoteEntry.js" as="script" crossorigin="anonymous" integrity="sha256-c">`,
    '<script src="/r/shell/1.0.0-shell/shell.js" integrity="sha256-s" crossorigin="anonymous" defer></script>',
    '</head><body><div id="root"><main><div>rendered</div></main></div>',
    `<script type="application/json" id="boot">${toInlineJson(boot)}</script>`,
    '</body></html>',
  ].join('\n');

const renderLocally = (pathname: string, rendered?: RenderedContent, releases = localReleases, status = 200) => {
  const boot = aBoot(rendered);
  const localDocument = toLocalDocument({ status, html: aPage(boot), pathname }, boot, releases, '<b>badge</b>');
  return { ...localDocument, boot: parseBootData(localDocument.html), isEmpty: localDocument.html.includes('<div id="root"></div>') };
};

describe('a document of the site with a remote from this machine', () => {
  it('R-020 has that remote in its plan without a fallback, and all others unchanged', () => {
    const { boot, html } = renderLocally('/members');
    expect(boot?.plan.remotes.map(({ name, candidates }) => [name, candidates.map(({ entry }) => entry)])).toEqual([
      ['mfe-chat', ['/r/mfe-chat/dev/remoteEntry.js']],
      ['mfe-members', ['/r/mfe-members/2.0.0-abc/remoteEntry.js']],
    ]);
    expect(boot?.settings).toEqual(aBoot().settings);
    expect(html).not.toContain(`href="/r/mfe-chat/${siteRelease.id}`);
    expect(html).toContain('href="/r/shell/1.0.0-shell/shell.js"');
    expect(html).toContain('<b>badge</b>\n</body>');
  });

  it('runs a remote that the site has switched off', () => {
    const planWithRemoteOff = { ...aBoot().plan, remotes: [{ ...toPlanRemote(siteRelease), state: 'off' as const, candidates: [] }] };
    expect(toLocalPlan(planWithRemoteOff, localReleases, 'en').remotes[0]).toMatchObject({ state: 'on', candidates: [{ release: 'dev' }] });
  });

  it.each<[string, string, RenderedContent, boolean]>([
    ['a page of another remote', '/members', wholePage, true],
    ['a page of the shell', '/', wholePage, true],
    ['the frame around the remote', '/chats', { frame: true, slots: [] }, true],
    ['a page of the remote', '/chats', wholePage, false],
    ['a page with a slot of the remote', '/members', { frame: false, slots: ['chat-slot'] }, false],
    ['a page with a slot of another remote', '/members', { frame: false, slots: ['match-modal'] }, true],
  ])('R-001 keeps content that the site rendered only where it is the same here: %s', (_description, pathname, rendered, isKept) => {
    const { boot, isEmpty } = renderLocally(pathname, rendered);
    expect([boot?.rendered !== undefined, !isEmpty]).toEqual([isKept, isKept]);
  });

  it('does not keep a frame of another layout', () => {
    const otherReleases = { 'mfe-chat': { ...localRelease, routes: [aRoute('chats', '/chats', 'Default')] } };
    expect(renderLocally('/chats', { frame: true, slots: [] }, otherReleases).isEmpty).toBe(true);
  });

  it('R-012 has the routes that exist only in the sources on this machine', () => {
    const releasesWithNewRoute = { 'mfe-chat': { ...localRelease, routes: [...localRelease.routes, aRoute('chat-new', '/chat-new')] } };
    const missingPage: RenderedContent = { frame: false, slots: [], isMissing: true };
    expect(renderLocally('/chat-new', missingPage, releasesWithNewRoute, 404)).toMatchObject({ status: 200, isEmpty: true });
    expect(renderLocally('/nowhere', missingPage, releasesWithNewRoute, 404)).toMatchObject({ status: 404, isEmpty: false });
    expect(renderLocally('/chats', undefined, { 'mfe-chat': { ...localRelease, routes: [] } }).isEmpty).toBe(true);
  });

  it('starts the shell from this machine when it is compiled here, and renders only with that shell', () => {
    const shell = aShell({ id: 'dev', entry: 'shell.js', integrity: { 'shell.js': 'sha256-here' }, catalogues: { en: 'lang/en.json' } });
    const { html, boot, isEmpty } = renderLocally('/members', wholePage, { ...localReleases, shell } as typeof localReleases);
    expect(html).toContain('<script src="/r/shell/dev/shell.js" integrity="sha256-here" crossorigin="anonymous" defer></script>');
    expect(html).not.toContain('/r/shell/1.0.0-shell/');
    expect([boot?.plan.shell, boot?.catalogue?.url, isEmpty]).toEqual(['dev', '/r/shell/dev/lang/en.json', true]);
  });
});

it('security 20 the content policy lets the remote from this machine create its Trusted Types policy, and nothing more', () => {
  const policy = "script-src 'self'; trusted-types rendezvous-loader shell__1 'allow-duplicates'; report-to default";
  expect(addLocalPolicies(policy, localReleases)).toBe(
    "script-src 'self'; trusted-types mfe_chat__00000000 rendezvous-loader shell__1 'allow-duplicates'; report-to default",
  );
  expect(addLocalPolicies("default-src 'none'", localReleases)).toBe("default-src 'none'");
});

describe('the badge', () => {
  it('shows what comes from this machine and what it replaces, using the nonce of the document', () => {
    const badge = renderLocalBadge(aBoot(), localReleases, 'https://site.example', []);
    expect(badge).toContain('<summary>From this machine: mfe-chat</summary>');
    expect(badge).toContain(`instead of ${siteRelease.id}`);
    expect(badge).toContain('https://site.example');
    expect(badge).toContain('<style nonce="n0nce">');
    expect(badge).not.toMatch(/ open>| style=/);
  });

  it('is open from the start to show what does not fit', () => {
    const badge = renderLocalBadge(aBoot(), localReleases, 'https://site.example', ['needs shared <2']);
    expect(badge).toMatch(/<details [^>]* open>/);
    expect(badge).toContain('needs shared &lt;2');
  });
});

import type { Plan, PlanCandidate, Release } from '@rendezvous/shared/contract';
import { aRelease, aShell } from '../../../../platform/src/testing/aRelease';
import { lastGoodChange } from './lastGood';
import type { DocumentChange } from './createDocumentChange';
import { createUnprotectedChange } from './createUnprotectedChange';
import { UnprotectedReleases } from './UnprotectedReleases';

const createDigest = (letter: string): string => `sha256-${letter.repeat(43)}=`;

const candidate: PlanCandidate = {
  release: '1.0.0-aaaaaaaa',
  container: 'mfe_auth__aaaaaaaa',
  entry: '/r/mfe-auth/1.0.0-aaaaaaaa/remoteEntry.js',
  base: '/r/mfe-auth/1.0.0-aaaaaaaa/',
  integrity: { 'remoteEntry.js': createDigest('E'), 'lang/en.json': createDigest('T') },
  catalogues: { en: 'lang/en.json' },
};

const plan: Plan = {
  serial: 7,
  shell: '1.0.0-bbbbbbbb',
  remotes: [{ name: 'mfe-auth', state: 'on', candidates: [candidate], routes: [], slots: ['signup-steps'] }],
};

const boot = {
  locale: 'en',
  title: '</script>',
  nonce: 'n0nce',
  beaconToken: 'token',
  plan,
  catalogue: { url: '/r/shell/1.0.0-bbbbbbbb/lang/en.json', integrity: createDigest('S') },
};

const createPreload = (href: string, as: string, attribute: string): string =>
  `<link rel="preload" href="${href}" as="${as}" crossorigin="anonymous" ${attribute}="${createDigest('P')}" fetchpriority="low">\n`;

const start = [
  '<html lang="en"><head>\n<meta property="csp-nonce" nonce="n0nce">\n',
  createPreload('/r/shell/1.0.0-bbbbbbbb/shell.js', 'script', 'integrity'),
  createPreload('/r/shell/1.0.0-bbbbbbbb/lang/en.json', 'fetch', 'data-integrity'),
  createPreload('/r/mfe-auth/1.0.0-aaaaaaaa/remoteEntry.js', 'script', 'integrity'),
  "<script>addEventListener('error', () => navigator.sendBeacon('/platform/beacon'))</script>\n",
  `<script src="/r/shell/1.0.0-bbbbbbbb/shell.js" integrity="${createDigest('S')}" crossorigin="anonymous" defer></script>\n`,
].join('');

const rest = [
  '<title>Log in</title><style nonce="n0nce" data-emotion="css 1">h1{margin:0}</style></head><div id="root"><h1>Log in</h1></div>',
  `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
].join('');

const applyChange = (change: DocumentChange): string => change.changeStart(start) + change.changeRest(rest);
const parseBoot = (html: string): typeof boot => JSON.parse(/id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '') as typeof boot;

const login = { name: 'login', path: '/login', layout: 'Default', access: 'guest', titleKey: 't' } as const;
const releaseFields: Pick<Release, 'id' | 'catalogues'> = { id: '1.0.0-cccccccc', catalogues: { en: 'lang/en.json' } };
const shell = aShell({ ...releaseFields, entry: 'shell.js', preload: { '*': [], calls: ['calls.js'] } });
const auth = aRelease({
  ...{ ...releaseFields, remote: 'mfe-auth', container: 'mfe_auth__cccccccc', entry: 'remoteEntry.js', routes: [login] },
  preload: { '*': ['expose.js'], 'screen-login': ['login.js'] },
});

describe('the document without protections', () => {
  const html = applyChange(createUnprotectedChange('/login', new UnprotectedReleases(shell, { 'mfe-auth': auth })));

  it('preloads the same parts from the releases without protections, with the same low priority as the site', () => {
    const links = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"([^>]*)>/g)].map(([, href, as, others]) => [
      href,
      as,
      others,
    ]);
    const lowPriority = ' fetchpriority="low"';
    expect(links).toEqual([
      ...['shell.js', 'calls.js'].map((file) => [`/r/shell/1.0.0-cccccccc/${file}`, 'script', lowPriority]),
      ['/r/shell/1.0.0-cccccccc/lang/en.json', 'fetch', ` crossorigin="anonymous"${lowPriority}`],
      ...['remoteEntry.js', 'expose.js', 'login.js'].map((file) => [`/r/mfe-auth/1.0.0-cccccccc/${file}`, 'script', lowPriority]),
      ['/r/mfe-auth/1.0.0-cccccccc/lang/en.json', 'fetch', ` crossorigin="anonymous"${lowPriority}`],
    ]);
    expect(html).toContain('<script src="/r/shell/1.0.0-cccccccc/shell.js" defer></script>');
  });

  it('names no digest, no nonce, no report and no release of the site', () => {
    expect(html).not.toMatch(/sha256|integrity|nonce|beacon|Beacon|aaaaaaaa|bbbbbbbb/);
  });

  it('has the same page and the same data, with the address of one release of each remote', () => {
    expect(html).toContain('<div id="root"><h1>Log in</h1></div>');
    expect(parseBoot(html)).toMatchObject({ title: '</script>', catalogue: { url: '/r/shell/1.0.0-cccccccc/lang/en.json' } });
    expect(parseBoot(html).plan).toMatchObject({ serial: 7, shell: '1.0.0-cccccccc', remotes: [{ slots: ['signup-steps'] }] });
    expect(parseBoot(html).plan.remotes[0]?.candidates).toEqual([
      {
        release: '1.0.0-cccccccc',
        container: 'mfe_auth__cccccccc',
        entry: '/r/mfe-auth/1.0.0-cccccccc/remoteEntry.js',
        base: '/r/mfe-auth/1.0.0-cccccccc/',
        catalogues: { en: 'lang/en.json' },
      },
    ]);
  });

  it('is rejected if a digest is left in it', () => {
    const { changeRest: change } = createUnprotectedChange('/login', new UnprotectedReleases(shell, {}));
    expect(() => change(rest.replace('<h1>', `<h1 data-integrity="${createDigest('X')}">`))).toThrow('still has integrity=');
  });

  it('maps release addresses to the built files', () => {
    expect(UnprotectedReleases.toBuiltPath('/r/mfe-auth/1.0.0-cccccccc/lang/en.json')).toBe('/bench/mfe-auth/lang/en.json');
    expect(UnprotectedReleases.toBuiltPath('/api/search.php')).toBe('/api/search.php');
  });
});

describe('the document with the previous release', () => {
  const [first, second, ...others] = parseBoot(applyChange(lastGoodChange)).plan.remotes[0]?.candidates ?? [];

  it('is the site’s document with a second candidate for each remote, which has its own hashes', () => {
    expect(others).toEqual([]);
    expect(first).toEqual(candidate);
    const hash = second?.container.slice('mfe_auth__'.length) ?? '';
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
    expect(hash).not.toBe('aaaaaaaa');
    expect(second?.entry).toBe(`/r/mfe-auth/1.0.0-${hash}/remoteEntry.js`);
    expect(Object.keys(second?.integrity ?? {})).toEqual(['remoteEntry.js']);
    expect(second?.catalogues).toEqual({});
    expect(Object.values(second?.integrity ?? {}).every((digest) => /^sha256-[\w+/]{43}=$/.test(digest) && !digest.includes('EEE'))).toBe(
      true,
    );
  });

  it('stays unchanged when the plan already has two candidates', () => {
    const changedTwice = lastGoodChange.changeRest(lastGoodChange.changeRest(rest));
    expect(changedTwice).toBe(lastGoodChange.changeRest(rest));
  });
});

import { createBundleChange, addBundlePolicies } from './createBundleChange';
import { createDefaultsChange, withoutTrustedTypes } from './createDefaultsChange';
import type { DocumentChange } from './createDocumentChange';

const createPreload = (href: string, as = 'script'): string => `<link rel="preload" href="${href}" as="${as}" crossorigin="anonymous">\n`;

const boot = {
  locale: 'en',
  title: '</script>',
  plan: { serial: 7, remotes: [{ name: 'mfe-auth', candidates: [{ release: '1', integrity: { 'a.js': 'A', 'lang/en.json': 'T' } }] }] },
};

const start = [
  '<head>\n',
  createPreload('/r/shell/1/shell.js'),
  createPreload('/r/mfe-auth/1/remoteEntry.js'),
  createPreload('/r/mfe-auth/1/chunk-screen-login-0123abcd.js'),
  createPreload('/r/mfe-auth/1/chunk-slot-signup-steps-0123abcd.js'),
  createPreload('/r/mfe-auth/1/lang/en.json', 'fetch'),
  createPreload('/api/picture.php?name=hero', 'image'),
  '<script src="/r/shell/1/shell.js" integrity="x" defer></script>\n',
].join('');

const rest = [
  '<title>Log in</title></head>',
  '<div id="root"><h1>Log in</h1></div>',
  `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
].join('');

const applyChange = (change: DocumentChange): string => change.changeStart(start) + change.changeRest(rest);

const release = {
  entry: 'shell.js',
  integrity: { 'shell.js': 'S', 'forms.js': 'F', 'login.js': 'L', 'steps.js': 'P' },
  preload: { 'screen-login': ['forms.js', 'login.js'], 'slot-signup-steps': ['forms.js', 'steps.js'], 'screen-other': ['other.js'] },
  policies: ['shell__1'],
};

const findPreloads = (html: string): string[] => [...html.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href = '']) => href);

const parseBoot = (html: string): unknown => JSON.parse(/id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '');

describe('the document of the bundle', () => {
  const html = applyChange(createBundleChange('screen-login', release));

  it("preloads the bundle's files of the same screens and slots, and the same texts and pictures", () => {
    const files = ['shell.js', 'forms.js', 'login.js', 'steps.js'].map((file) => `/bench/shell/${file}`);
    expect(findPreloads(html).sort()).toEqual([...files, '/r/mfe-auth/1/lang/en.json', '/api/picture.php?name=hero'].sort());
  });

  it("runs the bundle's script with its digest, and shows the same first paint", () => {
    expect(html).toContain('<script src="/bench/shell/shell.js" integrity="S" crossorigin="anonymous" defer></script>');
    expect(html).not.toContain('/r/shell/');
    expect(html).toContain('<h1>Log in</h1>');
  });

  it('carries no digests of chunks', () => {
    expect(parseBoot(html)).toMatchObject({
      title: '</script>',
      plan: { remotes: [{ candidates: [{ integrity: { 'lang/en.json': 'T' } }] }] },
    });
    expect(JSON.stringify(parseBoot(html))).not.toContain('a.js');
  });

  it('allows the Trusted Types policy of its runtime', () => {
    expect(addBundlePolicies("default-src 'none'; trusted-types one", release)).toBe("default-src 'none'; trusted-types shell__1 one");
  });
});

describe('the document of untuned federation', () => {
  it('preloads no script and no text and has no plan', () => {
    const html = applyChange(createDefaultsChange());
    expect(findPreloads(html)).toEqual(['/api/picture.php?name=hero']);
    expect(html).toContain('<script src="/bench/shell/shell.js" defer></script>');
    expect(parseBoot(html)).toEqual({ locale: 'en', title: '</script>' });
  });

  it('lets the runtime set script addresses without Trusted Types', () => {
    const policy = "script-src 'self'; require-trusted-types-for 'script'; trusted-types one; report-to default";
    expect(withoutTrustedTypes(policy)).toBe("script-src 'self'; report-to default");
  });

  it('is not made from a document that the benchmark does not know', () => {
    expect(() => createDefaultsChange().changeStart('<h1>Being restarted</h1>')).toThrow('no script of the shell');
  });
});

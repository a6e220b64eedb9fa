import { aRelease } from '../../testing/aRelease';
import { LocalSite } from './LocalSite';

const provides = { shared: '1.0.0', contract: '1.0.0', runtime: '2.9.2' };
const plan = {
  serial: 1,
  shell: '1.0.0-a',
  remotes: [{ name: 'mfe-chat' as const, state: 'on' as const, candidates: [], routes: [], slots: [] }],
};

function aSite(loadProvides: () => Promise<typeof provides> = async () => provides) {
  const printedLines: string[] = [];
  let requiredRange = '^1.0';
  const localSite = new LocalSite({
    developmentReleases: {
      releases: async () => [aRelease({ id: 'dev', requires: { shared: requiredRange, contract: '^1.0', runtime: '^2.9.2' } })],
    },
    site: { origin: 'https://site.example', plan: async () => plan, provides: loadProvides },
    print: (line) => printedLines.push(line),
  });
  return { localSite, printedLines, setRequiredRange: (range: string) => (requiredRange = range) };
}

const page = `<script type="application/json" id="boot">${JSON.stringify({ plan, locale: 'en', nonce: 'n' })}</script></body>`;
const document = { status: 200, html: page, pathname: '/chats' };

it('a page gets the current releases and the badge', async () => {
  const { localSite, printedLines } = aSite();
  const { html } = await localSite.document(document);
  expect(html).toContain('/r/mfe-chat/dev/remoteEntry.js');
  expect(html).toContain('From this machine: mfe-chat');
  expect(printedLines).toEqual([]);
});

it('a page without a plan, such as the status page, is left unchanged', async () => {
  const html = '<body>Releases</body>';
  expect(await aSite().localSite.document({ ...document, html })).toMatchObject({ html });
});

it('R-020 a remote that becomes incompatible while running is reported on the page, and once in the terminal', async () => {
  const { localSite, printedLines, setRequiredRange } = aSite();
  setRequiredRange('^2.0');
  const { html } = await localSite.document(document);
  await localSite.document(document);
  expect(html).toContain('mfe-chat does not fit: it needs shared ^2.0');
  expect(printedLines).toEqual([expect.stringContaining('needs shared ^2.0')]);
  expect(await localSite.listProblems()).toEqual([expect.stringContaining('needs shared ^2.0')]);
});

it('a site that does not return what its shell provides is listed as a problem', async () => {
  const { localSite } = aSite(async () => Promise.reject(new Error('https://site.example cannot be reached: gone.')));
  expect(await localSite.listProblems()).toEqual(['https://site.example cannot be reached: gone.']);
});

it('the plan has the texts of its language', async () => {
  const candidate = {
    release: '1',
    container: 'c',
    entry: '/r/mfe-auth/1/e.js',
    base: '/r/mfe-auth/1/',
    integrity: {},
    catalogues: { nl: 'lang/nl.json' },
  };
  const authRemote = { name: 'mfe-auth', state: 'on', candidates: [candidate], routes: [], slots: [] };
  const text = await aSite().localSite.plan(JSON.stringify({ ...plan, remotes: [...plan.remotes, authRemote] }));
  expect(JSON.parse(text).remotes[0].candidates[0].catalogues).toEqual({ nl: 'lang/nl.json' });
});

/**
 * @jest-environment node
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type AlertName, LOCALES, type Locale, type Plan, type RenderInput, ROUTES } from '@rendezvous/shared/contract';
import { defineRemote, RemoteSlot } from '@rendezvous/shared/remote';
import { aCompany, anOwnProfile, aUser, settings } from '@rendezvous/shared/testing';
import type { ComponentType } from 'react';
import { shellScreens } from '../screens/shellScreens';
import { render } from './render';
import type { LoadContainer } from './ServerLoader';

const readTexts = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...['shared', 'shell'].map(
      (name) => JSON.parse(readFileSync(join(__dirname, `../../../${name}/lang/${locale}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>;

const landerRoute = { name: 'lander', path: '/landers/one', layout: 'Lander', access: 'public', titleKey: 't' } as const;
const ownRoute = { name: 'own', path: '/own', layout: 'Default', access: 'user', titleKey: 't' } as const;
const candidate = { release: '1', container: 'landers', entry: '/r/entry.js', base: '/r/', integrity: {}, catalogues: { en: 'en.json' } };
const plan: Plan = {
  serial: 1,
  shell: '1',
  remotes: [
    { name: 'mfe-landers', state: 'on', candidates: [candidate], routes: [landerRoute, ownRoute], slots: [] },
    {
      name: 'mfe-auth',
      state: 'on',
      candidates: [{ ...candidate, container: 'auth' }],
      routes: [],
      slots: ['signup-steps', 'account-settings'],
    },
    { name: 'mfe-credits', state: 'on', candidates: [{ ...candidate, container: 'credits' }], routes: [], slots: ['payment-settings'] },
  ],
};

function aRenderInput(address: string, changes: Partial<RenderInput> = {}, locale: Locale = 'en'): RenderInput {
  const boot = { settings: settings(), company: aCompany(), locale, serverTime: 0, user: null };
  return { address, plan, frame: false, boot, messages: readTexts(locale), catalogues: {}, ...changes };
}

const Steps = () => <form aria-label="Sign up" />;
const Lander = () => (
  <>
    <h1>Alone?</h1>
    <RemoteSlot name="signup-steps" onDone={() => undefined} />
  </>
);
const createScreens = (Screen: ComponentType) => ({ lander: async () => Screen, own: async () => Screen });

function createLanderContainerLoader(Screen: ComponentType): LoadContainer {
  const remotes: Record<string, unknown> = {
    landers: { name: 'mfe-landers', contract: '1.0.0', screens: createScreens(Screen), slots: {} },
    auth: {
      ...defineRemote('mfe-auth', {
        screens: {} as never,
        slots: { 'signup-steps': async () => Steps, 'account-settings': async () => Steps },
      }),
    },
    credits: { ...defineRemote('mfe-credits', { screens: {} as never, slots: { 'payment-settings': async () => Steps } }) },
  };
  return async (container) => remotes[container];
}

const rejectRemote: LoadContainer = () => Promise.reject(new Error('no remote is needed'));

const publicScreens = Object.entries(shellScreens).filter(([, { access }]) => access === 'public');

describe('law 7: a page of the shell without a browser', () => {
  describe.each(LOCALES)('in %s', (locale) => {
    it.each(publicScreens)('R-102 %s has its heading and no inline style', async (name) => {
      const path = ROUTES[name as keyof typeof shellScreens].path.replace('{token}', 'imprint');
      const { html, styles, frame } = await render(aRenderInput(path, {}, locale), rejectRemote);
      expect(frame).toBe(false);
      expect(html).toMatch(/<main[^]*<h1[^>]*>[^<]+/);
      expect(html).not.toMatch(/<[^>]* style="/);
      expect(styles.map(({ ids }) => ids.split(' ')[0])).toEqual(['rdv-global', 'rdv']);
    });
  });

  it.each(Object.keys(shellScreens))(
    'R-096 %s has at most 10 KB of CSS, half of what a page may have; a screen of a remote has the other half',
    async (name) => {
      const { path } = ROUTES[name as keyof typeof shellScreens];
      const { styles } = await render(aRenderInput(path.replace('{token}', 'imprint')), rejectRemote);
      const css = styles.map((style) => style.css).join('');
      expect(brotliCompressSync(css).length).toBeLessThanOrEqual(10 * 1_024);
    },
  );

  it.each(Object.keys(shellScreens))('%s renders for a member', async (name) => {
    const { path } = ROUTES[name as keyof typeof shellScreens];
    const page = aRenderInput(path.replace('{token}', 'imprint'));
    expect((await render({ ...page, boot: { ...page.boot, user: aUser() } }, createLanderContainerLoader(Lander))).html).toContain('<main');
  });
});

describe('a rendered page', () => {
  it('contains the slots of other areas, and lists them', async () => {
    const { html, slots } = await render(aRenderInput('/landers/one'), createLanderContainerLoader(Lander));
    expect(html).toContain('<h1>Alone?</h1><form aria-label="Sign up"></form>');
    expect(slots).toEqual(['signup-steps']);
  });

  it('R-008 has the same link to the choice of language and country at every address', async () => {
    const pages = ['/pages/faq', '/pages/faq?page=2', '/not/found'].map(
      async (address) => (await render(aRenderInput(address), rejectRemote)).html,
    );
    for (const html of await Promise.all(pages)) expect(html).toContain('href="/lang-config"');
  });

  it('R-136 offers the countries of the domain, with the country of the content selected', async () => {
    const page = aRenderInput('/lang-config');
    const boot = { ...page.boot, settings: settings({ geoip_selected_country: 'DE' }) };
    const { html } = await render({ ...page, boot }, rejectRemote);
    expect(html).toContain('<option value="NL">Netherlands</option><option value="DE" selected="">Germany</option>');
  });

  it('R-059 R-060 R-062 contains the alerts that the browser does not hide, below the title', async () => {
    const user = aUser({ notifications_disabled: ['bounce'], profile: anOwnProfile({ main_image: null }) });
    const page = aRenderInput('/pages/faq');
    const renderHtml = async (hiddenAlerts: readonly AlertName[]) =>
      (await render({ ...page, boot: { ...page.boot, user, hiddenAlerts } }, rejectRemote)).html;
    expect(await renderHtml(['push'])).toMatch(/<h1[^]*emails to you bounce[^]*No photo yet/);
    expect(await renderHtml(['push'])).not.toContain('Know the moment');
    const html = await renderHtml(['photo']);
    expect(html).toMatch(/emails to you bounce[^]*Know the moment/);
    expect(html).not.toContain('No photo yet');
    expect(html).not.toMatch(/<(template|script)/);
  });

  it('preloads the first picture in its links', async () => {
    const { html, links } = await render(aRenderInput('/'), rejectRemote);
    expect(links).toEqual([expect.stringMatching(/<link rel="preload" as="image" [^>]*fetchPriority="high"/i)]);
    expect(html.startsWith('<link')).toBe(false);
  });

  it('of another route consists only of its frame', async () => {
    const page = aRenderInput('/own', { frame: true });
    const { html, frame } = await render({ ...page, boot: { ...page.boot, user: aUser() } }, rejectRemote);
    expect(frame).toBe(true);
    expect(html).toContain('data-skeleton');
    expect(html).toContain(readTexts('en')['shell.nav.search']);
  });

  it('R-018 that redirects a visitor consists only of its frame', async () => {
    expect(await render(aRenderInput('/own'), createLanderContainerLoader(Lander))).toMatchObject({ frame: true, slots: [] });
  });

  it('that throws rejects with the thrown error', async () => {
    const Broken = (): never => {
      throw new TypeError('window is not defined');
    };
    await expect(render(aRenderInput('/landers/one'), createLanderContainerLoader(Broken))).rejects.toThrow('window is not defined');
    await expect(render(aRenderInput('/landers/one'), rejectRemote)).rejects.toThrow('no remote is needed');
  });
});

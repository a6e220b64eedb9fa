import type { BootData, RenderedPage } from '@rendezvous/shared/contract';
import type { RenderJob } from '../../prerender/Prerenderer';
import { renderPreviewBadge } from '../landers/renderPreviewBadge';
import { renderPage } from './renderPage';
import type { RouteMatch } from './matchPlanRoute';
import type { ResolvedPage } from './preparePage';

const aLanderMatch = (slug?: string): RouteMatch => ({
  route: { name: 'landers-gallery-slug', path: '/landers/gallery/{slug?}', layout: 'Lander', access: 'public', titleKey: 't' },
  owner: 'mfe-landers',
  params: slug === undefined ? {} : { slug },
});

describe('the badge of a preview', () => {
  it('R-348 says that the page is a preview, and links to what visitors see', () => {
    const badge = renderPreviewBadge(aLanderMatch('preview-7-abc'), '/landers/gallery/preview-7-abc', 'n0');
    expect(badge).toContain('<summary>Opened as a preview</summary>');
    expect(badge).toContain('href="/landers/gallery"');
    expect(badge).toContain('<style nonce="n0">');
  });

  it.each([
    ['/landers/gallery', aLanderMatch()],
    ['/landers/gallery/summer', aLanderMatch('summer')],
    ['/preview-page', { ...aLanderMatch(), params: { token: 'preview-page' } }],
    ['/nothing/preview-1', undefined],
  ])('is not shown on %s', (pathname, match) => {
    expect(renderPreviewBadge(match, pathname, 'n0')).toBe('');
  });

  it('never treats the address as markup', () => {
    expect(renderPreviewBadge(aLanderMatch('preview-1'), '/landers/"><b>/preview-1', 'n0')).not.toContain('<b>');
  });
});

const aPage = (html: string): RenderedPage => ({ html, styles: [], slots: ['match-modal'], links: [], frame: false });
const boot = { replies: { '/api/page.php': 'text' } } as unknown as BootData;
const job: RenderJob = {
  key: 'key',
  name: 'page',
  order: () => {
    throw new Error('not needed');
  },
};
const visit = { host: 'example.com', country: 'NL', cookie: 'auth.session=a' };
const visitWithUser = { ...visit, user: Promise.resolve(null) };

const match: RouteMatch = {
  route: { name: 'chats', path: '/chats', layout: 'Default', access: 'user', titleKey: 't' },
  owner: 'mfe-chat',
  params: {},
};
const aPreparedPage = (changes: Partial<ResolvedPage>) => ({ match, resolvePage: () => ({ boot, job, isPersonal: true, ...changes }) });

type Context = Parameters<typeof renderPage>[0];

function setUp() {
  const loadMemberReply = jest.fn(async () => 'chats');
  const context = {
    boot: { loadMemberReply },
    memberPages: {
      make: async (_: RenderJob, loadReply: (address: string) => Promise<unknown>) => ({
        page: aPage('mine'),
        replies: { '/api/chats.php': await loadReply('/api/chats.php') },
      }),
    },
    prerenderer: { find: async () => aPage('everybody’s') },
  } as unknown as Context;
  return { context, loadMemberReply };
}

describe('the page of a document', () => {
  it('R-365 of a member is rendered with their replies, which the document includes', async () => {
    const { context, loadMemberReply } = setUp();
    const rendering = await renderPage(context, visitWithUser, aPreparedPage({}));
    expect(rendering.page?.html).toBe('mine');
    expect(rendering.boot).toMatchObject({
      replies: { '/api/page.php': 'text', '/api/chats.php': 'chats' },
      rendered: { frame: false, slots: ['match-modal'] },
    });
    expect(loadMemberReply).toHaveBeenCalledWith({ ...visit, address: '/api/chats.php' });
  });

  it('of visitors is the cached one, and no calls are sent', async () => {
    const { context, loadMemberReply } = setUp();
    const rendering = await renderPage(context, visitWithUser, aPreparedPage({ isPersonal: false }));
    expect([rendering.page?.html, rendering.boot.replies]).toEqual(['everybody’s', boot.replies]);
    expect(loadMemberReply).not.toHaveBeenCalled();
  });

  it.each([true, false])('R-012 tells the browser when there is nothing at the address (a member: %s)', async (isPersonal) => {
    const { context } = setUp();
    const missingPage = await renderPage(context, visitWithUser, { ...aPreparedPage({ isPersonal }), match: undefined });
    expect(missingPage.boot.rendered?.isMissing).toBe(true);
    expect((await renderPage(context, visitWithUser, aPreparedPage({ isPersonal }))).boot.rendered).not.toHaveProperty('isMissing');
  });

  it('is left to the browser where the shell cannot render', async () => {
    expect(await renderPage(setUp().context, visitWithUser, aPreparedPage({ job: undefined }))).toEqual({ boot, page: undefined });
  });
});

import type { RenderedPage } from '@rendezvous/shared/contract';
import { MemberPages } from './MemberPages';
import type { RenderJob } from './Prerenderer';
import type { RenderOrder } from './RenderOrder';

const CHATS = '/api/chats.php';
const LIKES = '/api/likes.php';

const job: RenderJob = { key: '', name: '/chats en', order: () => ({ input: { boot: { replies: {} } } }) as unknown as RenderOrder };
const neverReply = (): Promise<never> => new Promise(() => undefined);

/** Creates member pages that show the URLs of the replies they are given, and that request those in `neededUrls` that are missing. */
function setUp(neededUrls: string[], render?: () => Promise<RenderedPage>) {
  const failures: string[] = [];
  const renderedUrls: string[][] = [];
  const renderReplies = async ({ input }: RenderOrder): Promise<RenderedPage> => {
    const knownUrls = Object.keys(input.boot.replies ?? {});
    renderedUrls.push(knownUrls);
    const missingUrls = neededUrls.filter((url) => !knownUrls.includes(url));
    return { html: knownUrls.join(' '), styles: [], slots: [], links: [], frame: false, wanted: missingUrls };
  };
  const pages = new MemberPages(
    { render: render ?? renderReplies, onFailure: ({ name }, error) => void failures.push(`${name}: ${String(error)}`) },
    { pageMs: 200, repliesMs: 20 },
  );
  return { pages, failures, renderedUrls };
}

describe('the page of one member', () => {
  it('is rendered with the replies it needs, which its document includes', async () => {
    const { pages, renderedUrls } = setUp([CHATS, LIKES]);
    const memberPage = await pages.make(job, async (url) => `reply of ${url}`);
    expect(renderedUrls).toEqual([[], [CHATS, LIKES]]);
    expect(memberPage?.page.html).toBe(`${CHATS} ${LIKES}`);
    expect(memberPage?.replies).toEqual({ [CHATS]: `reply of ${CHATS}`, [LIKES]: `reply of ${LIKES}` });
  });

  it('is rendered once when it needs the same replies as the last time', async () => {
    const { pages, renderedUrls } = setUp([CHATS, LIKES]);
    await pages.make(job, async () => 'old');
    const memberPage = await pages.make(job, async () => 'new');
    expect(renderedUrls.slice(2)).toEqual([[CHATS, LIKES]]);
    expect(memberPage?.replies).toEqual({ [CHATS]: 'new', [LIKES]: 'new' });
  });

  it('that needs other replies than the last time gets those as well', async () => {
    const neededUrls = [CHATS];
    const { pages, renderedUrls } = setUp(neededUrls);
    await pages.make(job, async () => 'reply');
    neededUrls.push(LIKES);
    expect((await pages.make(job, async () => 'reply'))?.page.html).toBe(`${CHATS} ${LIKES}`);
    expect(renderedUrls.slice(2)).toEqual([[CHATS], [CHATS, LIKES]]);
  });

  it('of another member starts without any replies of the first', async () => {
    const { pages } = setUp([CHATS]);
    const otherJob = { ...job, order: () => ({ input: { boot: { replies: {}, user: { id: 'Bea' } } } }) as unknown as RenderOrder };
    const requestedUrls: string[] = [];
    await pages.make(job, async () => 'reply');
    await pages.make(otherJob, async (url) => requestedUrls.push(url));
    expect(requestedUrls).toEqual([CHATS]);
  });

  it('that needs no replies is rendered once and sends no calls', async () => {
    const { pages, renderedUrls } = setUp([]);
    const fetchUrl = jest.fn();
    expect(await pages.make(job, fetchUrl)).toMatchObject({ replies: {} });
    expect([renderedUrls.length, fetchUrl.mock.calls.length]).toEqual([1, 0]);
  });

  it('never sends a call that changes something or goes to another site', async () => {
    const { pages } = setUp(['/api/logout.php', 'https://example.org/api/chats.php', CHATS]);
    const fetchUrl = jest.fn(async () => 'reply');
    await pages.make(job, fetchUrl);
    expect(fetchUrl.mock.calls).toEqual([[CHATS]]);
  });

  it('is shown without a reply that fails or is late', async () => {
    const { pages } = setUp([CHATS, LIKES]);
    const memberPage = await pages.make(job, (url) => (url === CHATS ? Promise.reject(new Error('away')) : Promise.resolve('reply')));
    expect(memberPage?.replies).toEqual({ [LIKES]: 'reply' });
    expect(await setUp([CHATS]).pages.make(job, neverReply)).toMatchObject({ page: { html: '' }, replies: {} });
  });

  it('is never cached: each request is rendered again', async () => {
    const { pages } = setUp([CHATS]);
    const [anna, bea] = await Promise.all(['Anna', 'Bea'].map((name) => pages.make(job, async () => name)));
    expect([anna?.replies, bea?.replies]).toEqual([{ [CHATS]: 'Anna' }, { [CHATS]: 'Bea' }]);
  });

  it('is left to the browser when it cannot be rendered, or not in time', async () => {
    const brokenPages = setUp([], () => Promise.reject(new Error('broken')));
    expect(await brokenPages.pages.make(job, neverReply)).toBeUndefined();
    expect(brokenPages.failures).toEqual(['/chats en: Error: broken']);
    expect(await setUp([], neverReply).pages.make(job, neverReply)).toBeUndefined();
  });
});

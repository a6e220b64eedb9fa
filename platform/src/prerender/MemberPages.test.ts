import type { RenderedPage } from '@rendezvous/shared/contract';
import { MemberPages } from './MemberPages';
import type { RenderJob } from './Prerenderer';
import type { RenderOrder } from './RenderOrder';

const CHATS = '/api/chats.php';
const LIKES = '/api/likes.php';

const job: RenderJob = { key: '', name: '/chats en', order: () => ({ input: { boot: { replies: {} } } }) as unknown as RenderOrder };
const neverReply = (): Promise<never> => new Promise(() => undefined);

/** Creates member pages that show the addresses of the replies they are given, and request those in `neededAddresses` that are missing. */
function setUp(neededAddresses: string[], render?: () => Promise<RenderedPage>) {
  const failures: string[] = [];
  const renderedAddresses: string[][] = [];
  const renderReplies = async ({ input }: RenderOrder): Promise<RenderedPage> => {
    const knownAddresses = Object.keys(input.boot.replies ?? {});
    renderedAddresses.push(knownAddresses);
    const missingAddresses = neededAddresses.filter((address) => !knownAddresses.includes(address));
    return { html: knownAddresses.join(' '), styles: [], slots: [], links: [], frame: false, wanted: missingAddresses };
  };
  const pages = new MemberPages(
    { render: render ?? renderReplies, onFailure: ({ name }, error) => void failures.push(`${name}: ${String(error)}`) },
    { pageMs: 200, repliesMs: 20 },
  );
  return { pages, failures, renderedAddresses };
}

describe('the page of one member', () => {
  it('is rendered with the replies it needs, which its document includes', async () => {
    const { pages, renderedAddresses } = setUp([CHATS, LIKES]);
    const memberPage = await pages.make(job, async (address) => `reply of ${address}`);
    expect(renderedAddresses).toEqual([[], [CHATS, LIKES]]);
    expect(memberPage?.page.html).toBe(`${CHATS} ${LIKES}`);
    expect(memberPage?.replies).toEqual({ [CHATS]: `reply of ${CHATS}`, [LIKES]: `reply of ${LIKES}` });
  });

  it('is rendered once when it needs the same replies as the last time', async () => {
    const { pages, renderedAddresses } = setUp([CHATS, LIKES]);
    await pages.make(job, async () => 'old');
    const memberPage = await pages.make(job, async () => 'new');
    expect(renderedAddresses.slice(2)).toEqual([[CHATS, LIKES]]);
    expect(memberPage?.replies).toEqual({ [CHATS]: 'new', [LIKES]: 'new' });
  });

  it('that needs other replies than the last time gets those as well', async () => {
    const neededAddresses = [CHATS];
    const { pages, renderedAddresses } = setUp(neededAddresses);
    await pages.make(job, async () => 'reply');
    neededAddresses.push(LIKES);
    expect((await pages.make(job, async () => 'reply'))?.page.html).toBe(`${CHATS} ${LIKES}`);
    expect(renderedAddresses.slice(2)).toEqual([[CHATS], [CHATS, LIKES]]);
  });

  it('of another member starts without any replies of the first', async () => {
    const { pages } = setUp([CHATS]);
    const otherJob = { ...job, order: () => ({ input: { boot: { replies: {}, user: { id: 'Bea' } } } }) as unknown as RenderOrder };
    const requestedAddresses: string[] = [];
    await pages.make(job, async () => 'reply');
    await pages.make(otherJob, async (address) => requestedAddresses.push(address));
    expect(requestedAddresses).toEqual([CHATS]);
  });

  it('that needs no replies is rendered once and sends no calls', async () => {
    const { pages, renderedAddresses } = setUp([]);
    const fetchAddress = jest.fn();
    expect(await pages.make(job, fetchAddress)).toMatchObject({ replies: {} });
    expect([renderedAddresses.length, fetchAddress.mock.calls.length]).toEqual([1, 0]);
  });

  it('never sends a call that changes something or goes to another site', async () => {
    const { pages } = setUp(['/api/logout.php', 'https://example.org/api/chats.php', CHATS]);
    const fetchAddress = jest.fn(async () => 'reply');
    await pages.make(job, fetchAddress);
    expect(fetchAddress.mock.calls).toEqual([[CHATS]]);
  });

  it('is shown without a reply that fails or is late', async () => {
    const { pages } = setUp([CHATS, LIKES]);
    const memberPage = await pages.make(job, (address) =>
      address === CHATS ? Promise.reject(new Error('away')) : Promise.resolve('reply'),
    );
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

import type { RenderedPage } from '@rendezvous/shared/contract';
import { MemberPages } from './MemberPages';
import type { RenderJob } from './Prerenderer';
import type { RenderOrder } from './RenderOrder';

const CHATS = '/api/chats.php';
const LIKES = '/api/likes.php';

const job: RenderJob = { key: '', name: '/chats en', order: () => ({ input: { boot: { replies: {} } } }) as unknown as RenderOrder };
const neverReply = (): Promise<never> => new Promise(() => undefined);

/** Creates pages that show the replies they are given, and request those of `wanted` that are missing. */
function setUp(wanted: string[], render?: () => Promise<RenderedPage>) {
  const failures: string[] = [];
  const drawn: string[][] = [];
  const renderReplies = async ({ input }: RenderOrder): Promise<RenderedPage> => {
    const known = Object.keys(input.boot.replies ?? {});
    drawn.push(known);
    const missing = wanted.filter((address) => !known.includes(address));
    return { html: known.join(' '), styles: [], slots: [], links: [], frame: false, wanted: missing };
  };
  const pages = new MemberPages(
    { render: render ?? renderReplies, onFailure: ({ name }, error) => void failures.push(`${name}: ${String(error)}`) },
    { pageMs: 200, repliesMs: 20 },
  );
  return { pages, failures, drawn };
}

describe('the page of one member', () => {
  it('is rendered with the replies it needs, which its document includes', async () => {
    const { pages, drawn } = setUp([CHATS, LIKES]);
    const made = await pages.make(job, async (address) => `reply of ${address}`);
    expect(drawn).toEqual([[], [CHATS, LIKES]]);
    expect(made?.page.html).toBe(`${CHATS} ${LIKES}`);
    expect(made?.replies).toEqual({ [CHATS]: `reply of ${CHATS}`, [LIKES]: `reply of ${LIKES}` });
  });

  it('is rendered once when it needs the same replies as the last time', async () => {
    const { pages, drawn } = setUp([CHATS, LIKES]);
    await pages.make(job, async () => 'old');
    const made = await pages.make(job, async () => 'new');
    expect(drawn.slice(2)).toEqual([[CHATS, LIKES]]);
    expect(made?.replies).toEqual({ [CHATS]: 'new', [LIKES]: 'new' });
  });

  it('that needs other replies than the last time gets those as well', async () => {
    const wanted = [CHATS];
    const { pages, drawn } = setUp(wanted);
    await pages.make(job, async () => 'reply');
    wanted.push(LIKES);
    expect((await pages.make(job, async () => 'reply'))?.page.html).toBe(`${CHATS} ${LIKES}`);
    expect(drawn.slice(2)).toEqual([[CHATS], [CHATS, LIKES]]);
  });

  it('of another member starts without any replies of the first', async () => {
    const { pages } = setUp([CHATS]);
    const jobOfBea = { ...job, order: () => ({ input: { boot: { replies: {}, user: { id: 'Bea' } } } }) as unknown as RenderOrder };
    const asked: string[] = [];
    await pages.make(job, async () => 'reply');
    await pages.make(jobOfBea, async (address) => asked.push(address));
    expect(asked).toEqual([CHATS]);
  });

  it('that needs no replies is rendered once and sends no calls', async () => {
    const { pages, drawn } = setUp([]);
    const ask = jest.fn();
    expect(await pages.make(job, ask)).toMatchObject({ replies: {} });
    expect([drawn.length, ask.mock.calls.length]).toEqual([1, 0]);
  });

  it('never sends a call that changes something or goes to another site', async () => {
    const { pages } = setUp(['/api/logout.php', 'https://example.org/api/chats.php', CHATS]);
    const ask = jest.fn(async () => 'reply');
    await pages.make(job, ask);
    expect(ask.mock.calls).toEqual([[CHATS]]);
  });

  it('is shown without a reply that fails or is late', async () => {
    const { pages } = setUp([CHATS, LIKES]);
    const made = await pages.make(job, (address) => (address === CHATS ? Promise.reject(new Error('away')) : Promise.resolve('reply')));
    expect(made?.replies).toEqual({ [LIKES]: 'reply' });
    expect(await setUp([CHATS]).pages.make(job, neverReply)).toMatchObject({ page: { html: '' }, replies: {} });
  });

  it('is never cached: each request is rendered again', async () => {
    const { pages } = setUp([CHATS]);
    const [anna, bea] = await Promise.all(['Anna', 'Bea'].map((name) => pages.make(job, async () => name)));
    expect([anna?.replies, bea?.replies]).toEqual([{ [CHATS]: 'Anna' }, { [CHATS]: 'Bea' }]);
  });

  it('is left to the browser when it cannot be rendered, or not in time', async () => {
    const broken = setUp([], () => Promise.reject(new Error('broken')));
    expect(await broken.pages.make(job, neverReply)).toBeUndefined();
    expect(broken.failures).toEqual(['/chats en: Error: broken']);
    expect(await setUp([], neverReply).pages.make(job, neverReply)).toBeUndefined();
  });
});

import type { RenderedPage } from '@rendezvous/shared/contract';
import { Prerenderer, type RenderJob } from './Prerenderer';
import type { RenderOrder } from './RenderOrder';

const aPage = (html: string): RenderedPage => ({ html, styles: [], slots: [], links: [], frame: false });

const aJob = (key: string): RenderJob => ({ key, name: key, order: () => ({ shell: { path: key, digest: '' } }) as RenderOrder });

function setUp(render: (order: RenderOrder) => Promise<RenderedPage>, storedPages: Record<string, RenderedPage> = {}) {
  const renderedPaths: string[] = [];
  const failures: string[] = [];
  const files = new Map(Object.entries(storedPages));
  const clock = { now: 0 };
  const prerenderer = new Prerenderer(
    {
      render: (order) => {
        renderedPaths.push(order.shell.path);
        return render(order);
      },
      files: { read: async (key) => files.get(key), write: async (key, writtenPage) => void files.set(key, writtenPage) },
      now: () => clock.now,
      onFailure: ({ name }, error) => void failures.push(`${name}: ${String(error)}`),
    },
    20,
  );
  return { prerenderer, renderedPaths, failures, files, clock };
}

describe('rendered pages', () => {
  it('are rendered once for all requests', async () => {
    const { prerenderer, renderedPaths } = setUp(async () => aPage('a'));
    const [one, two] = await Promise.all([prerenderer.find(aJob('a')), prerenderer.find(aJob('a'))]);
    expect([one?.html, two?.html, (await prerenderer.find(aJob('a')))?.html]).toEqual(['a', 'a', 'a']);
    expect(renderedPaths).toEqual(['a']);
  });

  it('are separate for each key', async () => {
    const { prerenderer } = setUp(async ({ shell }) => aPage(shell.path));
    expect((await prerenderer.find(aJob('a')))?.html).toBe('a');
    expect((await prerenderer.find(aJob('b')))?.html).toBe('b');
  });

  it('that were stored are available after a restart', async () => {
    const { prerenderer, renderedPaths } = setUp(async () => aPage('new'), { a: aPage('stored') });
    expect((await prerenderer.find(aJob('a')))?.html).toBe('stored');
    expect(renderedPaths).toEqual([]);
  });

  it('are stored only when they are rendered ahead of any request', async () => {
    const { prerenderer, files } = setUp(async () => aPage('a'));
    await prerenderer.find(aJob('a'));
    expect([...files.keys()]).toEqual([]);
    await prerenderer.store(aJob('a'));
    expect([...files.keys()]).toEqual(['a']);
  });

  it('a visitor does not wait long for a slow page, and the next visitor gets it', async () => {
    let finish = (_: RenderedPage): void => undefined;
    const { prerenderer, renderedPaths } = setUp(() => new Promise((resolve) => (finish = resolve)));
    expect(await prerenderer.find(aJob('a'))).toBeUndefined();
    finish(aPage('late'));
    expect((await prerenderer.find(aJob('a')))?.html).toBe('late');
    expect(renderedPaths).toEqual(['a']);
  });

  it('a page that throws is reported once and not retried for a minute', async () => {
    const { prerenderer, renderedPaths, failures, clock } = setUp(() => Promise.reject(new TypeError('window is not defined')));
    expect(await prerenderer.find(aJob('a'))).toBeUndefined();
    expect(await prerenderer.find(aJob('a'))).toBeUndefined();
    expect(failures).toEqual(['a: TypeError: window is not defined']);
    clock.now = 60_000;
    await prerenderer.find(aJob('a'));
    expect(renderedPaths).toEqual(['a', 'a']);
    // A backward clock jump does not extend the retry delay.
    clock.now = 0;
    await prerenderer.find(aJob('a'));
    expect(renderedPaths).toEqual(['a', 'a', 'a']);
  });

  it('only the last 500 pages that throw are remembered', async () => {
    const { prerenderer, renderedPaths } = setUp(() => Promise.reject(new Error('broken')));
    for (let index = 0; index <= 500; index += 1) await prerenderer.find(aJob(`?x=${index}`));
    for (const query of ['?x=500', '?x=0']) await prerenderer.find(aJob(query));
    expect(renderedPaths.slice(501)).toEqual(['?x=0']);
  });
});

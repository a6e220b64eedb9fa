import type { RenderedPage } from '@rendezvous/shared/contract';
import { Prerenderer, type RenderJob } from './Prerenderer';
import type { RenderOrder } from './RenderOrder';

const page = (html: string): RenderedPage => ({ html, styles: [], slots: [], links: [], frame: false });

const job = (key: string): RenderJob => ({ key, name: key, order: () => ({ shell: { path: key, digest: '' } }) as RenderOrder });

function setUp(render: (order: RenderOrder) => Promise<RenderedPage>, onDisk: Record<string, RenderedPage> = {}) {
  const rendered: string[] = [];
  const failures: string[] = [];
  const files = new Map(Object.entries(onDisk));
  const clock = { now: 0 };
  const prerenderer = new Prerenderer(
    {
      render: (order) => {
        rendered.push(order.shell.path);
        return render(order);
      },
      files: { read: async (key) => files.get(key), write: async (key, written) => void files.set(key, written) },
      now: () => clock.now,
      onFailure: ({ name }, error) => void failures.push(`${name}: ${String(error)}`),
    },
    20,
  );
  return { prerenderer, rendered, failures, files, clock };
}

describe('rendered pages', () => {
  it('are rendered once for all who ask', async () => {
    const { prerenderer, rendered } = setUp(async () => page('a'));
    const [one, two] = await Promise.all([prerenderer.find(job('a')), prerenderer.find(job('a'))]);
    expect([one?.html, two?.html, (await prerenderer.find(job('a')))?.html]).toEqual(['a', 'a', 'a']);
    expect(rendered).toEqual(['a']);
  });

  it('another key is another page', async () => {
    const { prerenderer } = setUp(async ({ shell }) => page(shell.path));
    expect((await prerenderer.find(job('a')))?.html).toBe('a');
    expect((await prerenderer.find(job('b')))?.html).toBe('b');
  });

  it('that were stored are there after a start', async () => {
    const { prerenderer, rendered } = setUp(async () => page('new'), { a: page('stored') });
    expect((await prerenderer.find(job('a')))?.html).toBe('stored');
    expect(rendered).toEqual([]);
  });

  it('are stored only when they are made before anybody asks', async () => {
    const { prerenderer, files } = setUp(async () => page('a'));
    await prerenderer.find(job('a'));
    expect([...files.keys()]).toEqual([]);
    await prerenderer.store(job('a'));
    expect([...files.keys()]).toEqual(['a']);
  });

  it('nobody waits long for a slow one, and the next visitor has it', async () => {
    let finish = (_: RenderedPage): void => undefined;
    const { prerenderer, rendered } = setUp(() => new Promise((resolve) => (finish = resolve)));
    expect(await prerenderer.find(job('a'))).toBeUndefined();
    finish(page('late'));
    expect((await prerenderer.find(job('a')))?.html).toBe('late');
    expect(rendered).toEqual(['a']);
  });

  it('one that throws is told once and rests for a minute', async () => {
    const { prerenderer, rendered, failures, clock } = setUp(() => Promise.reject(new TypeError('window is not defined')));
    expect(await prerenderer.find(job('a'))).toBeUndefined();
    expect(await prerenderer.find(job('a'))).toBeUndefined();
    expect(failures).toEqual(['a: TypeError: window is not defined']);
    clock.now = 60_000;
    await prerenderer.find(job('a'));
    expect(rendered).toEqual(['a', 'a']);
    // A backward clock jump does not extend the rest period.
    clock.now = 0;
    await prerenderer.find(job('a'));
    expect(rendered).toEqual(['a', 'a', 'a']);
  });

  it('of many that throw only the last 500 are remembered', async () => {
    const { prerenderer, rendered } = setUp(() => Promise.reject(new Error('broken')));
    for (let index = 0; index <= 500; index += 1) await prerenderer.find(job(`?x=${index}`));
    for (const again of ['?x=500', '?x=0']) await prerenderer.find(job(again));
    expect(rendered.slice(501)).toEqual(['?x=0']);
  });
});

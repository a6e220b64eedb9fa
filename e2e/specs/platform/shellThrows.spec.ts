import { expect, test } from '../../support/platformTest';
import { buildVariant, replace } from '../../support/variant';
import { untilRunning } from '../routes/untilRunning';

test.use({ siteOf: 'shellThrows' });
test.describe.configure({ mode: 'default' });

const throwWhen = (when: string): string => `if (Reflect.get(globalThis, '__break') === '${when}') throw new Error('broken at ${when}');\n`;
const throwAfter = (line: string, when: string) => replace(line, line + throwWhen(when));

/** A shell that throws on demand. */
let release = '';

test.beforeAll(async ({ site }) => {
  const folder = await buildVariant('shell', 'breakable', {
    version: '1.8.0',
    edit: {
      'src/main.tsx': (text) => throwAfter('export async function start(): Promise<void> {\n', 'start')(text) + throwWhen('import'),
      'src/App.tsx': throwAfter('observer(({ store, children }: AppProps) => {\n', 'frame'),
      'src/routing/Routing.tsx': throwAfter('observer((props: Parameters<typeof useResolution>[0]) => {\n', 'page'),
    },
  });
  release = await site.publish('shell', folder);
});

const CASES = [
  { when: 'import', rung: 'entry' },
  { when: 'start', rung: 'entry' },
  { when: 'frame', rung: 'render' },
  { when: 'page', rung: 'render' },
] as const;

for (const { when, rung } of CASES)
  test(`R-020 a shell that comes and throws (${when}) is reported; its canary ends by itself, the next page works`, async ({
    page,
    site,
  }) => {
    await site.platform('canary', 'shell', release, '--percent', '100', '--abort-after', '1');
    await page.addInitScript((value) => Reflect.set(window, '__break', value), when);
    await page.goto('/pages/terms');
    const isTold = expect.objectContaining({ remote: 'shell', release, rung, reason: `Error: broken at ${when}` }) as unknown;
    await expect.poll(async () => (await site.status()).beacons).toContainEqual(isTold);
    await expect.poll(async () => (await site.status()).remotes['shell']).not.toHaveProperty('canary');
    expect((await site.status()).aborts).toContainEqual(expect.objectContaining({ remote: 'shell', release }));

    await page.goto('/pages/terms');
    await untilRunning(page);
  });

import { expect, test } from '../../support/platformTest';
import { createBuiltVariant, editBuiltScripts } from '../../support/createBuiltVariant';

/** Code that throws if `__break` selects this stage; it is short, since a shell has little room left in its size budget. */
const createThrowingCode = (when: string): string => `if(self.__break=="${when}")throw Error("broken at ${when}");`;
const createThrowingEdit = (place: RegExp, when: string) =>
  editBuiltScripts(place, (matchedCode) => matchedCode + createThrowingCode(when));

/** Edits that make the built shell throw on demand: when it evaluates its module, starts, or renders its frame or its page. */
const CASES = [
  {
    when: 'import',
    rung: 'entry',
    edit: editBuiltScripts(
      /\.then\(\(\)=>(?=\w+\(\d+\)\)\.then\(\(\{start:)/,
      (matchedCode) => `.then(()=>{${createThrowingCode('import')}})${matchedCode}`,
    ),
  },
  {
    when: 'start',
    rung: 'entry',
    edit: createThrowingEdit(/async function \w+\(\)\{(?=var [\w,]+;let [\w,]+=document\.getElementById\("root"\))/, 'start'),
  },
  { when: 'frame', rung: 'render', edit: createThrowingEdit(/\(\(\{store:\w+,children:\w+\}\)=>\{(?=let\{locale:\w+,settings:)/, 'frame') },
  {
    when: 'page',
    rung: 'render',
    edit: createThrowingEdit(/=>\{(?=let [^;{}]{1,60}\(\),\{shownScreen:\w+,isPending:\w+,retry:\w+\}=)/, 'page'),
  },
] as const;

for (const { when, rung, edit } of CASES)
  test(
    `R-020 a shell that loads and throws (${when}) is reported; its canary ends automatically, and the next page works`,
    { tag: when === 'start' || when === 'page' ? [] : '@full' },
    async ({ page, site }) => {
      const release = await site.publish('shell', createBuiltVariant('shell', { version: '1.8.0', edits: [edit] }));
      await site.runPlatform('canary', 'shell', release, '--percent', '100', '--abort-after', '1');
      await page.addInitScript((value) => Reflect.set(window, '__break', value), when);
      await page.goto('/pages/terms', { waitUntil: 'load' });
      const expectedBeacon = expect.objectContaining({ remote: 'shell', release, rung, reason: `Error: broken at ${when}` }) as unknown;
      await expect.poll(async () => (await site.status()).beacons).toContainEqual(expectedBeacon);
      await expect.poll(async () => (await site.status()).remotes['shell']).not.toHaveProperty('canary');
      expect((await site.status()).aborts).toContainEqual(expect.objectContaining({ remote: 'shell', release }));

      await page.goto('/pages/terms');
    },
  );

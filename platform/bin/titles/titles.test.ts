import { join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const call = <Value>(file: string, name: string, ...input: unknown[]): Value =>
  evaluateModule(join(__dirname, file), `m.${name}(${input.map((value) => JSON.stringify(value)).join(', ')})`);

describe('comparing titles', () => {
  it('distinguishes removed titles from those moved to the full suite, regardless of file and tags', () => {
    const before = ['a.test.ts › one', 'a.test.ts › two', 'e2e/x.spec.ts › R-1 three [phone]', 'a.test.ts › four'];
    const now = { standard: ['b.test.ts › one'], full: ['a.full.test.ts › two', 'e2e/y.spec.ts › R-1 three @full [phone]'] };
    expect(call('compareTitles.mjs', 'compareTitles', before, now)).toEqual({
      gone: ['a.test.ts › four'],
      moved: ['a.test.ts › two', 'e2e/x.spec.ts › R-1 three [phone]'],
    });
  });
});

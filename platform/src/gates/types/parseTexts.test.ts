import { parseTexts } from './parseTexts';

const read = (value: unknown): unknown => parseTexts(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));

describe('sources and declarations in a release', () => {
  it('are texts keyed by path', () => {
    const texts = { 'src/remote.ts': 'a', 'src/components/Chat.tsx': 'b', 'shared/src/store/index.d.ts': 'c' };
    expect(read(texts)).toEqual(texts);
  });

  it.each([
    'no JSON',
    [],
    { 'src/remote.ts': 1 },
    { '../src/remote.ts': '' },
    { 'src/../../remote.ts': '' },
    { '/etc/a.ts': '' },
    { 'src/.hidden.ts': '' },
    { 'tsconfig.json': '' },
    { 'src/run.sh': '' },
  ])('R-021 %j are rejected, because the publisher writes them to a folder', (value) => {
    expect(read(value)).toBeUndefined();
  });
});

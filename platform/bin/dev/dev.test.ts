import { join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const PACKAGES = ['shell', 'mfe-chat', 'mfe-auth'];
const evaluate = <Value>(file: string, call: string, ...input: unknown[]): Value =>
  evaluateModule(join(__dirname, file), `m.${call}(${input.map((value) => JSON.stringify(value)).join(', ')})`);

describe('options of npm run dev', () => {
  const read = (values: object, names: string[], environment: object = {}): { names: string[]; port: number } =>
    evaluate('options.mjs', 'readDevOptions', values, names, environment, PACKAGES);

  it('compiles everything unless packages are named', () => {
    expect(read({}, []).names).toEqual(PACKAGES);
    expect(read({}, ['mfe-chat', 'shell', 'mfe-chat']).names).toEqual(['mfe-chat', 'shell']);
  });

  it('takes the port like npm start', () => {
    expect(read({ port: '8080' }, ['mfe-chat']).port).toBe(8080);
    expect(read({}, [], { PORT: '4000' }).port).toBe(4000);
  });

  it('rejects a name that is not a package', () => {
    expect(() => read({}, ['mfe-chats'])).toThrow('mfe-chats is not a package with releases; use shell, mfe-chat, mfe-auth.');
  });
});

describe('a running site', () => {
  const readOptions = (against: string, names: string[]): { against?: string; names: string[] } =>
    evaluate('options.mjs', 'readDevOptions', { against }, names, {}, PACKAGES);

  it('is given by its URL', () => {
    expect(readOptions('https://site.example/', ['mfe-chat'])).toMatchObject({ against: 'https://site.example', names: ['mfe-chat'] });
    expect(readOptions('http://localhost:3000', ['mfe-chat', 'shell'])).toMatchObject({ against: 'http://localhost:3000' });
  });

  it.each(['site.example', 'https://site.example/chats', 'https://me@site.example', 'ftp://site.example', ''])(
    'cannot be given as "%s"',
    (address) => {
      expect(() => readOptions(address, ['mfe-chat'])).toThrow('is not the address of a site; use for example https://site.example.');
    },
  );

  it('requires package names instead of compiling everything', () => {
    expect(() => readOptions('https://site.example', [])).toThrow('npm run dev -- mfe-chat --against https://site.example');
  });
});

describe('packages released before others run from source', () => {
  const findMissing = (names: string[], liveReleases: Record<string, string>): string[] =>
    evaluate('missingReleases.mjs', 'findMissingReleases', PACKAGES, names, liveReleases);

  it('are none when all packages are compiled or released', () => {
    expect(findMissing(PACKAGES, {})).toEqual([]);
    expect(findMissing(['mfe-chat'], { shell: '1', 'mfe-auth': '2' })).toEqual([]);
  });

  it('are the remaining packages, with a shell that remotes can be promoted onto', () => {
    expect(findMissing(['mfe-chat'], { shell: '1' })).toEqual(['mfe-auth']);
    expect(findMissing(['shell', 'mfe-chat'], {})).toEqual(['shell', 'mfe-auth']);
  });
});

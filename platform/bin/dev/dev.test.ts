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

  it('refuses a name that is no package', () => {
    expect(() => read({}, ['mfe-chats'])).toThrow('mfe-chats is no package with releases; use shell, mfe-chat, mfe-auth.');
  });
});

describe('what is released before packages run from source', () => {
  const missing = (names: string[], released: Record<string, string>): string[] =>
    evaluate('missingReleases.mjs', 'missingReleases', PACKAGES, names, released);

  it('is nothing when all are compiled or released', () => {
    expect(missing(PACKAGES, {})).toEqual([]);
    expect(missing(['mfe-chat'], { shell: '1', 'mfe-auth': '2' })).toEqual([]);
  });

  it('is the rest, with a shell that remotes can be promoted onto', () => {
    expect(missing(['mfe-chat'], { shell: '1' })).toEqual(['mfe-auth']);
    expect(missing(['shell', 'mfe-chat'], {})).toEqual(['shell', 'mfe-auth']);
  });
});

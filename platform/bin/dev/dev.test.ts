import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PACKAGES = ['shell', 'mfe-chat', 'mfe-auth'];

/** What the options of a command line are, or the words of the refusal. */
function read(args: string[], environment: Record<string, string> = {}): { names?: string[]; port?: number; refusal?: string } {
  const input = [args, environment, PACKAGES].map((value) => JSON.stringify(value)).join(', ');
  const module = JSON.stringify(join(__dirname, 'options.mjs'));
  const code = `import(${module}).then((m) => { try { return m.readDevOptions(${input}); } catch (error) { return { refusal: error.message }; } }).then((value) => console.log(JSON.stringify(value)))`;
  return JSON.parse(spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stdout);
}

describe('options of npm run dev', () => {
  it('compiles everything unless packages are named', () => {
    expect(read([]).names).toEqual(PACKAGES);
    expect(read(['mfe-chat', 'shell', 'mfe-chat']).names).toEqual(['mfe-chat', 'shell']);
  });

  it('takes the port like npm start', () => {
    expect(read(['mfe-chat', '--port', '8080']).port).toBe(8080);
    expect(read([], { PORT: '4000' }).port).toBe(4000);
  });

  it('refuses a name that is no package', () => {
    expect(read(['mfe-chats']).refusal).toBe('mfe-chats is no package with releases; use shell, mfe-chat, mfe-auth.');
  });
});

describe('what is released before packages run from source', () => {
  const missing = (names: string[], released: Record<string, string>): string[] => {
    const input = [PACKAGES, names, released].map((value) => JSON.stringify(value)).join(', ');
    const module = JSON.stringify(join(__dirname, 'missingReleases.mjs'));
    const code = `import(${module}).then((m) => console.log(JSON.stringify(m.missingReleases(${input}))))`;
    return JSON.parse(spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stdout);
  };

  it('is nothing when all are compiled or released', () => {
    expect(missing(PACKAGES, {})).toEqual([]);
    expect(missing(['mfe-chat'], { shell: '1', 'mfe-auth': '2' })).toEqual([]);
  });

  it('is the rest, with a shell that remotes can be promoted onto', () => {
    expect(missing(['mfe-chat'], { shell: '1' })).toEqual(['mfe-auth']);
    expect(missing(['shell', 'mfe-chat'], {})).toEqual(['shell', 'mfe-auth']);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevelopmentTeams } from '../keys/createDevelopmentTeams';
import { TeamSecrets } from './TeamSecrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  createDevelopmentTeams(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const createSecrets = (environment: NodeJS.ProcessEnv = {}): TeamSecrets => new TeamSecrets(folder, environment);
const readKeyFile = (name: string): string => readFileSync(join(folder, name), 'utf8').trim();

describe('on a development machine token and key come from the keys folder', () => {
  it.each([
    ['mfe-chat', 'chat'],
    ['mfe-credits', 'payments'],
    ['shell', 'shell'],
  ] as const)('R-020 for %s those of team %s', (remote, team) => {
    expect(createSecrets().getToken(remote)).toBe(readKeyFile(`${team}.token`));
    expect(createSecrets().getSigner(remote)).toEqual({ team, privateKey: readKeyFile(`${team}.key.pem`) });
  });

  it('read-only calls can use the token of any team', () => {
    expect(readKeyFile('shell.token')).toBe(createSecrets().getToken());
  });

  it.each([
    ['no keys', () => rmSync(join(folder, 'teams.json')), 'Start the site once, or set PLATFORM_TOKEN'],
    ['a broken table', () => writeFileSync(join(folder, 'teams.json'), '{"chat":{}}'), 'is not a table of teams'],
    ['no team for it', () => writeFileSync(join(folder, 'teams.json'), '{}'), 'owns mfe-chat'],
    ['no token', () => rmSync(join(folder, 'chat.token')), 'set PLATFORM_TOKEN'],
  ])('with %s, the error explains what to do', (_, spoil, message) => {
    spoil();
    expect(() => createSecrets().getToken('mfe-chat')).toThrow(message);
  });

  it('without a key, the error names the variable to set', () => {
    rmSync(join(folder, 'chat.key.pem'));
    expect(() => createSecrets().getSigner('mfe-chat')).toThrow('set PLATFORM_KEY_FILE');
  });
});

describe('in a pipeline they come from the environment', () => {
  const getKeyFile = (): string => join(folder, 'chat.key.pem');
  const createEnvironment = (): NodeJS.ProcessEnv => ({ PLATFORM_TOKEN: 'token', PLATFORM_TEAM: 'chat', PLATFORM_KEY_FILE: getKeyFile() });

  it('without reading the keys folder', () => {
    const pipeline = new TeamSecrets(join(folder, 'none'), createEnvironment());
    expect(pipeline.getToken('mfe-chat')).toBe('token');
    expect(pipeline.getSigner('mfe-chat')).toEqual({ team: 'chat', privateKey: readFileSync(getKeyFile(), 'utf8') });
  });

  it('a token may end with a line break, as secrets of pipelines often do', () => {
    expect(createSecrets({ ...createEnvironment(), PLATFORM_TOKEN: 'token\n' }).getToken('mfe-chat')).toBe('token');
  });

  it('the error names a file that is not a key', () => {
    const PLATFORM_KEY_FILE = join(folder, 'chat.token');
    expect(() => createSecrets({ ...createEnvironment(), PLATFORM_KEY_FILE }).getSigner('mfe-chat')).toThrow(
      `${PLATFORM_KEY_FILE} is not a private key`,
    );
  });

  it('a missing key file is an error', () => {
    expect(() => createSecrets({ ...createEnvironment(), PLATFORM_KEY_FILE: join(folder, 'none.pem') }).getSigner('mfe-chat')).toThrow(
      'none.pem',
    );
  });
});

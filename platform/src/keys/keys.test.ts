import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { aDraft } from '../testing/aRelease';
import { canonicalJson, signRelease, verifyRelease } from './releaseSignature';
import { createDevelopmentTeams } from './createDevelopmentTeams';
import { readTeams } from './readTeams';
import { getTeamFiles } from './teamFiles';
import type { Teams } from './teamsSchema';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  createDevelopmentTeams(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (team: string, kind: 'privateKey' | 'token'): string => readFileSync(getTeamFiles(folder, team)[kind], 'utf8');

describe('canonical JSON', () => {
  it('is the same for every order of keys, and parses to the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const reversedObject = Object.fromEntries(Object.entries(object).reverse());
        expect(canonicalJson(reversedObject)).toBe(canonicalJson(object));
        expect(JSON.parse(canonicalJson(object))).toEqual(JSON.parse(JSON.stringify(object)));
      }),
    );
  });

  it('leaves out what JSON leaves out', () => {
    expect(canonicalJson({ b: [undefined, 1], a: undefined })).toBe('{"b":[null,1]}');
  });
});

describe('team keys', () => {
  it('R-020 a release is accepted when signed by its own team, and by no other team', () => {
    const teams = readTeams(join(folder, 'teams.json'));
    const release = signRelease(aDraft(), 'chat', read('chat', 'privateKey'));
    expect(verifyRelease(release, teams.publicKeys('chat'))).toBe(true);
    expect(verifyRelease(release, teams.publicKeys('payments'))).toBe(false);
    expect(verifyRelease(release, teams.publicKeys('nobody'))).toBe(false);
  });

  it('any change after signing is detected', () => {
    const teams = readTeams(join(folder, 'teams.json'));
    const release = signRelease(aDraft(), 'chat', read('chat', 'privateKey'));
    expect(verifyRelease({ ...release, policies: ['other'] }, teams.publicKeys('chat'))).toBe(false);
    expect(verifyRelease({ ...release, signedBy: 'shell' }, teams.publicKeys('chat'))).toBe(false);
  });

  it('R-020 the token of the chat team may release mfe-chat and nothing else', () => {
    const teams = readTeams(join(folder, 'teams.json'));
    const team = teams.findTeam(read('chat', 'token')) ?? '';
    expect(team).toBe('chat');
    expect(teams.mayRelease(team, 'mfe-chat')).toBe(true);
    expect(
      (['shell', 'mfe-auth', 'mfe-members', 'mfe-credits', 'mfe-landers'] as const).filter((remote) => teams.mayRelease(team, remote)),
    ).toEqual([]);
    expect(teams.findTeam('guess')).toBeUndefined();
  });

  it.each([
    ['cut off', (key: string): string => key.slice(0, 60)],
    [
      'of another kind',
      (): string => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    ],
  ])('rejects a table with a key that is %s, and names its team', (description, spoil) => {
    const teams = JSON.parse(readFileSync(join(folder, 'teams.json'), 'utf8')) as Teams;
    const [key = ''] = teams['chat']?.publicKeys ?? [];
    const file = join(folder, `${description}.json`);
    writeFileSync(file, JSON.stringify({ ...teams, chat: { ...teams['chat'], publicKeys: [key, spoil(key)] } }));
    expect(() => readTeams(file)).toThrow('a public key of team chat is not an Ed25519 key in PEM');
  });

  it('keeps secrets readable by their owner only and out of teams.json', () => {
    expect(statSync(getTeamFiles(folder, 'chat').privateKey).mode & 0o077).toBe(0);
    expect(statSync(getTeamFiles(folder, 'chat').token).mode & 0o077).toBe(0);
    expect(readFileSync(join(folder, 'teams.json'), 'utf8')).not.toContain(read('chat', 'token'));
  });

  it('processes that start at the same time on one folder agree on the keys', async () => {
    const sharedFolder = join(folder, 'shared');
    const code = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'createDevelopmentTeams.ts'))}).createDevelopmentTeams(${JSON.stringify(sharedFolder)})`;
    const pendingStarts = [1, 2, 3].map(() => promisify(execFile)(process.execPath, ['-e', code], { cwd: __dirname }));
    await Promise.all(pendingStarts);
    const teams = readTeams(join(sharedFolder, 'teams.json'));
    const readSharedSecret = (kind: 'privateKey' | 'token'): string => readFileSync(getTeamFiles(sharedFolder, 'chat')[kind], 'utf8');
    expect(teams.findTeam(readSharedSecret('token'))).toBe('chat');
    expect(verifyRelease(signRelease(aDraft(), 'chat', readSharedSecret('privateKey')), teams.publicKeys('chat'))).toBe(true);
    expect(readdirSync(sharedFolder).filter((name) => !/^(teams\.json|[a-z]+\.(key\.pem|token))$/.test(name))).toEqual([]);
  });

  it('a second start keeps the keys', () => {
    const initialKey = read('chat', 'privateKey');
    createDevelopmentTeams(folder);
    expect(read('chat', 'privateKey')).toBe(initialKey);
  });

  describe('with a table that is older than a remote', () => {
    const getTableFile = (): string => join(folder, 'teams.json');
    const readTeamTable = (): Record<string, { owns: string[] }> =>
      JSON.parse(readFileSync(getTableFile(), 'utf8')) as Record<string, { owns: string[] }>;

    it('its team is added, and the others stay as they are', () => {
      const { chat: _chat, ...others } = readTeamTable();
      writeFileSync(getTableFile(), JSON.stringify(others));
      createDevelopmentTeams(folder);
      expect(readTeamTable()).toMatchObject(others);
      const teams = readTeams(getTableFile());
      expect(teams.findTeam(read('chat', 'token'))).toBe('chat');
      expect(teams.mayRelease('chat', 'mfe-chat')).toBe(true);
    });

    it('no team gets a remote that another team already releases', () => {
      const { chat: _chat, ...others } = readTeamTable();
      const teamTable = { ...others, members: { ...others['members'], owns: ['mfe-members', 'mfe-chat'] } };
      writeFileSync(getTableFile(), JSON.stringify(teamTable));
      createDevelopmentTeams(folder);
      expect(readTeamTable()).toEqual(teamTable);
    });
  });
});

import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFileSync, writeOnce } from '../files/atomicFiles';
import { developmentTeams } from './developmentTeams';
import { hashToken } from './TeamBook';
import { getTeamFiles } from './teamFiles';
import type { Teams } from './teamsSchema';

const SECRET_MODE = 0o600;
const PUBLIC_MODE = 0o644;

/**
 * Creates a key pair and a token for each team at the first start, and later for a team whose remote is new. Existing keys and tokens are preserved,
 * and concurrent starts agree on the same ones.
 */
export function createDevelopmentTeams(folder: string): void {
  const file = join(folder, 'teams.json');
  const existingTeams = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Teams) : {};
  const ownedRemotes = new Set(Object.values(existingTeams).flatMap(({ owns }) => owns));
  const missingTeams = Object.entries(developmentTeams).filter(
    ([team, owns]) => !(team in existingTeams) && !owns.some((remote) => ownedRemotes.has(remote)),
  );
  if (missingTeams.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const newTeams = Object.fromEntries(missingTeams.map(([team, owns]) => [team, createTeam(folder, team, owns)]));
  replaceFileSync(file, JSON.stringify({ ...existingTeams, ...newTeams }, null, 2), PUBLIC_MODE);
}

function createTeam(folder: string, team: string, owns: Teams[string]['owns']): Teams[string] {
  const paths = getTeamFiles(folder, team);
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = writeOnce(paths.privateKey, String(privateKey.export({ type: 'pkcs8', format: 'pem' })), SECRET_MODE);
  const token = writeOnce(paths.token, randomBytes(32).toString('base64url'), SECRET_MODE);
  const publicKey = String(createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  return { owns, publicKeys: [publicKey], tokenHashes: [hashToken(token)] };
}

import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFileSync, writeOnce } from '../files/atomicFiles';
import { developmentTeams } from './developmentTeams';
import { hashToken } from './TeamBook';
import { teamFiles } from './teamFiles';
import type { Teams } from './teamsSchema';

const SECRET = 0o600;
const PUBLIC = 0o644;

/**
 * Creates a key pair and a token for each team at the first start, and later for a team whose remote is new; existing ones stay, and concurrent
 * starts agree.
 */
export function createDevelopmentTeams(folder: string): void {
  const file = join(folder, 'teams.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Teams) : {};
  const owned = new Set(Object.values(known).flatMap(({ owns }) => owns));
  const wanted = Object.entries(developmentTeams).filter(([team, owns]) => !(team in known) && !owns.some((one) => owned.has(one)));
  if (wanted.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made = Object.fromEntries(wanted.map(([team, owns]) => [team, createTeam(folder, team, owns)]));
  replaceFileSync(file, JSON.stringify({ ...known, ...made }, null, 2), PUBLIC);
}

function createTeam(folder: string, team: string, owns: Teams[string]['owns']): Teams[string] {
  const files = teamFiles(folder, team);
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = writeOnce(files.privateKey, String(privateKey.export({ type: 'pkcs8', format: 'pem' })), SECRET);
  const token = writeOnce(files.token, randomBytes(32).toString('base64url'), SECRET);
  const publicKey = String(createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  return { owns, publicKeys: [publicKey], tokenHashes: [hashToken(token)] };
}

import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from '../files/writeOnce';
import { developmentTeams } from './developmentTeams';
import { hashToken } from './hashToken';
import { teamFiles } from './teamFiles';
import type { Teams } from './teamsSchema';

const SECRET = 0o600;
const PUBLIC = 0o644;

/** Makes a key pair and a token for each team at the first start; later starts change nothing, and two at once agree. */
export function createDevelopmentTeams(folder: string): void {
  const file = join(folder, 'teams.json');
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const teams = Object.fromEntries(Object.entries(developmentTeams).map(([team, owns]) => [team, createTeam(folder, team, owns)]));
  writeOnce(file, JSON.stringify(teams, null, 2), PUBLIC);
}

function createTeam(folder: string, team: string, owns: Teams[string]['owns']): Teams[string] {
  const files = teamFiles(folder, team);
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = writeOnce(files.privateKey, String(privateKey.export({ type: 'pkcs8', format: 'pem' })), SECRET);
  const token = writeOnce(files.token, randomBytes(32).toString('base64url'), SECRET);
  const publicKey = String(createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  return { owns, publicKeys: [publicKey], tokenHashes: [hashToken(token)] };
}

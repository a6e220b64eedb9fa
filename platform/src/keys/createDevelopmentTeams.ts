import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { developmentTeams } from './developmentTeams';
import { hashToken } from './hashToken';
import { teamFiles } from './teamFiles';
import type { Teams } from './teamsSchema';

/** Makes a key pair and a token for each team at the first start; later starts change nothing. */
export function createDevelopmentTeams(folder: string): void {
  const file = join(folder, 'teams.json');
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const teams = Object.fromEntries(Object.entries(developmentTeams).map(([team, owns]) => [team, createTeam(folder, team, owns)]));
  writeFileSync(file, JSON.stringify(teams, null, 2));
}

function createTeam(folder: string, team: string, owns: Teams[string]['owns']): Teams[string] {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const token = randomBytes(32).toString('base64url');
  const files = teamFiles(folder, team);
  writeFileSync(files.privateKey, privateKey, { mode: 0o600 });
  writeFileSync(files.token, token, { mode: 0o600 });
  return { owns, publicKeys: [publicKey], tokenHashes: [hashToken(token)] };
}

import { createPublicKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseOwner } from '../registry/Registry';
import { hashToken } from './TeamBook';
import { teamFiles } from './teamFiles';
import type { Teams } from './teamsSchema';

/** Creates a file unless it exists, atomically, and returns its content: of processes that start at once the first one wins. */
export function writeOnce(file: string, content: string, mode: number): string {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/** Replaces a file's content atomically. The last of several writers wins. */
export function replaceFileSync(file: string, content: string, mode: number): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Teams of a fresh installation and what each of them releases. */
const developmentTeams: Record<string, ReleaseOwner[]> = {
  shell: ['shell'],
  auth: ['mfe-auth'],
  members: ['mfe-members'],
  chat: ['mfe-chat'],
  payments: ['mfe-credits'],
  marketing: ['mfe-landers'],
};

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

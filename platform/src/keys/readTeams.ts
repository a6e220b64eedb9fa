import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import { TeamBook } from './TeamBook';
import { teamsSchema } from './teamsSchema';

/** Reads teams.json; throws if the file or a key in it is invalid, since an invalid key would later break every page. */
export function readTeams(file: string): TeamBook {
  const teams: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Check(teamsSchema, teams)) throw new Error(`${file} is not a table of teams (owns, publicKeys, tokenHashes).`);
  for (const [team, { publicKeys }] of Object.entries(teams)) {
    if (!publicKeys.every(isPublicKey)) throw new Error(`${file}: a public key of team ${team} is not an Ed25519 key in PEM format.`);
  }
  return new TeamBook(teams);
}

function isPublicKey(text: string): boolean {
  try {
    return createPublicKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

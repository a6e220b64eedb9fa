import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import { TeamBook } from './TeamBook';
import { teamsSchema } from './teamsSchema';

/** Reads teams.json. */
export function readTeams(file: string): TeamBook {
  const teams: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Check(teamsSchema, teams)) throw new Error(`${file} is not a table of teams (owns, publicKeys, tokenHashes).`);
  return new TeamBook(teams);
}

import { createHash } from 'node:crypto';
import type { ReleaseOwner } from '../registry/Registry';
import type { Teams } from './teamsSchema';

/** Maps tokens to teams, and teams to the remotes they may release and to their keys. */
export class TeamBook {
  private readonly teams: ReadonlyMap<string, Teams[string]>;

  constructor(teams: Teams) {
    this.teams = new Map(Object.entries(teams));
  }

  /** Returns the name of a token's team; undefined for an unknown token. Comparing hashes keeps timing from revealing a token. */
  findTeam(token: string): string | undefined {
    return this.findTeamByHash(hashToken(token));
  }

  /** Returns the name of the team whose token has this hash; undefined if there is none. */
  findTeamByHash(hash: string): string | undefined {
    return [...this.teams].find(([, { tokenHashes }]) => tokenHashes.includes(hash))?.[0];
  }

  /** Remotes that a team may release. */
  getOwnedRemotes(team: string): readonly ReleaseOwner[] {
    return this.teams.get(team)?.owns ?? [];
  }

  mayRelease(team: string, remote: ReleaseOwner): boolean {
    return this.getOwnedRemotes(team).includes(remote);
  }

  publicKeys(team: string): readonly string[] {
    return this.teams.get(team)?.publicKeys ?? [];
  }
}

/** SHA-256 of a token, as listed in teams.json. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

import { createHash } from 'node:crypto';
import type { ReleaseOwner } from '../registry/Registry';
import type { Teams } from './teamsSchema';

/** Maps tokens to teams, and teams to the remotes they may release and to their keys. */
export class TeamBook {
  private readonly teams: ReadonlyMap<string, Teams[string]>;

  constructor(teams: Teams) {
    this.teams = new Map(Object.entries(teams));
  }

  /** Name of a token's team; undefined for an unknown token. Tokens are looked up by hash, so that timing a comparison reveals nothing. */
  findTeam(token: string): string | undefined {
    return this.findTeamByHash(hashToken(token));
  }

  /** Name of the team that has a token with this hash; undefined when no team has. */
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

import type { ReleaseOwner } from '../registry/Registry';
import { hashToken } from './hashToken';
import type { Teams } from './teamsSchema';

/** Answers who a token belongs to, what a team may release and with which keys. */
export class TeamBook {
  constructor(private readonly teams: Teams) {}

  /** Team of a token; looked up by hash, so comparing leaks nothing. */
  teamOf(token: string): string | undefined {
    return this.teamOfHash(hashToken(token));
  }

  /** Team of a token of which only the hash is known. */
  teamOfHash(hash: string): string | undefined {
    return Object.keys(this.teams).find((name) => this.teams[name]?.tokenHashes.includes(hash));
  }

  mayRelease(team: string, remote: ReleaseOwner): boolean {
    return this.teams[team]?.owns.includes(remote) ?? false;
  }

  publicKeys(team: string): readonly string[] {
    return this.teams[team]?.publicKeys ?? [];
  }
}

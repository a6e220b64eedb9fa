import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Check } from 'typebox/value';
import { getTeamFiles } from '../keys/teamFiles';
import { teamsSchema, type Teams } from '../keys/teamsSchema';
import type { ReleaseOwner } from '../registry/Registry';
import { DeployError } from './DeployError';

/** Finds the tokens and signing keys of teams: in environment variables in a pipeline, in the keys folder on a development machine. */
export class TeamSecrets {
  constructor(
    private readonly folder: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Returns the token in PLATFORM_TOKEN or else that of the team that owns `remote`, by default of any team, since all can read. */
  getToken(remote?: ReleaseOwner): string {
    return this.environment.PLATFORM_TOKEN?.trim() ?? this.readSecret('token', this.findTeam(remote), 'PLATFORM_TOKEN');
  }

  /** Name and private key of the team that signs releases of `remote`. */
  getSigner(remote: ReleaseOwner): { team: string; privateKey: string } {
    const team = this.environment.PLATFORM_TEAM ?? this.findTeam(remote);
    const file = this.environment.PLATFORM_KEY_FILE;
    return { team, privateKey: file === undefined ? this.readSecret('privateKey', team, 'PLATFORM_KEY_FILE') : readPrivateKey(file) };
  }

  private findTeam(remote: ReleaseOwner | undefined): string {
    const teams = this.loadTeams();
    const name = Object.keys(teams).find((team) => remote === undefined || teams[team]?.owns.includes(remote));
    if (name === undefined) throw new DeployError('no_team', `No team in ${this.folder} owns ${remote}.`);
    return name;
  }

  private loadTeams(): Teams {
    const file = join(this.folder, 'teams.json');
    if (!existsSync(file)) {
      throw new DeployError(
        'no_keys',
        `There is no ${file}. Start the site once, or set PLATFORM_TOKEN, PLATFORM_TEAM and PLATFORM_KEY_FILE.`,
      );
    }
    const teams: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Check(teamsSchema, teams)) throw new DeployError('no_keys', `${file} is not a table of teams.`);
    return teams;
  }

  private readSecret(kind: 'privateKey' | 'token', team: string, variable: string): string {
    const file = getTeamFiles(this.folder, team)[kind];
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    throw new DeployError('no_keys', `There is no ${file}; set ${variable}.`);
  }
}

/** Reads the private key from the file that PLATFORM_KEY_FILE names; throws a DeployError unless it is in PEM format. */
function readPrivateKey(file: string): string {
  const text = readFileSync(file, 'utf8');
  try {
    createPrivateKey(text);
  } catch {
    throw new DeployError('no_keys', `${file} is not a private key in PEM format.`);
  }
  return text;
}

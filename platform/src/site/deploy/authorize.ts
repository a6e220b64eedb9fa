import type { IncomingHttpHeaders } from 'node:http';
import type { ReleaseOwner } from '../../registry/Registry';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';

/** Returns the team to which the request's token belongs. Throws a Refusal if there is no such team, or if the team does not own `remote`. */
export function authorize({ teams }: Pick<SiteContext, 'teams'>, headers: IncomingHttpHeaders, remote?: ReleaseOwner): string {
  const [, token = ''] = /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '') ?? [];
  const team = teams.findTeam(token);
  if (team === undefined) throw new Refusal(401, 'token', 'The deploy api needs the token of a team.');
  if (remote !== undefined && !teams.mayRelease(team, remote)) {
    throw new Refusal(403, 'not_owner', `Team ${team} does not own ${remote}.`);
  }
  return team;
}

import type { ReleaseOwner } from '../../registry/Registry';
import { requireRelease } from '../../registry/changes/requireRelease';
import { Refusal } from '../plugins/Refusal';
import type { SiteContext } from '../createContext';
import { parseLinkedPath, type Override } from './Override';

/** Path to which the status page posts the releases chosen for the current browser. */
export const CHOICE_PATH = '/platform/overrides';

/** Possible durations of a choice in hours. */
export const CHOICE_HOURS = [1, 8, 24] as const;

const HOUR_MS = 3_600_000;

export interface Choice {
  /** Overrides, one for each of the team's remotes for which a release was chosen. */
  overrides: Override[];
  /** The team's remotes, whose earlier overrides end. */
  ownedRemotes: readonly ReleaseOwner[];
  /** Path of the page to open. */
  path: string;
}

/**
 * Stores the releases that a team chose for the browser showing the status page. Rejects unknown releases and pages of other sites; ignores
 * remotes of other teams.
 */
export async function receiveChoice(
  { registry, registryCache, teams, now }: Pick<SiteContext, 'registry' | 'registryCache' | 'teams' | 'now'>,
  team: string,
  form: Readonly<Record<string, string>>,
): Promise<Choice> {
  const path = parseLinkedPath(form.path ?? '');
  if (path === undefined) throw new Refusal(400, 'path', 'The page has to be one of this site, for example /chats.');
  const hours = CHOICE_HOURS.find((duration) => String(duration) === form.hours) ?? CHOICE_HOURS[0];
  const expires = now() + hours * HOUR_MS;
  const ownedRemotes = teams.getOwnedRemotes(team);
  const registryState = await registryCache.getCurrent();
  const overrides = ownedRemotes.flatMap((remote) => {
    const release = form[remote] ?? '';
    return release === '' ? [] : [{ remote, release: requireRelease(registryState, remote, release).id, expires }];
  });
  // Protects the releases from `gc` as long as the browser may show them.
  for (const override of overrides) await registry.storeOverride(override);
  return { overrides, ownedRemotes, path };
}

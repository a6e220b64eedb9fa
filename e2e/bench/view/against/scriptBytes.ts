import { lastingName } from '../../../../platform/src/gates/getSizeFindings';
import type { Visit } from '../measure/Figures';

type CodeVisit = Pick<Visit, 'waterfall' | 'loaded'>;

/** Compressed sizes of scripts in bytes, by release-independent name, such as `mfe-chat/chunk-screen-chats.js`. */
export type ScriptBytes = ReadonlyMap<string, number>;

/** Counts, by path, how often an average visit fetches each script before the page has loaded; later scripts are deferred on purpose. */
function countFetches(visits: readonly CodeVisit[]): Map<string, number> {
  const counts = new Map<string, number>();
  const earlyScripts = visits.flatMap(({ waterfall, loaded }) =>
    waterfall.filter(({ type, cached, start }) => type === 'Script' && !cached && start < loaded),
  );
  for (const { url } of earlyScripts) {
    const { pathname } = new URL(url);
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  }
  return new Map([...counts].map(([path, count]) => [path, Math.round(count / visits.length)]));
}

/** Returns a script's release-independent name: package and file name, without the parts that depend on its content. */
function toStableName(path: string): string {
  const [, owner, file] = /^\/r\/([\w-]+)\/[^/]+\/(.+)$/.exec(path) ?? [];
  return owner === undefined || file === undefined ? path : `${owner}/${lastingName(file)}`;
}

/**
 * Measures the scripts requested before the page has loaded. `fetchSize` requests a path and returns its compressed size: a browser's own
 * count includes headers and frames, which vary between visits.
 */
export async function measureFirstScripts(
  visits: readonly CodeVisit[],
  fetchSize: (path: string) => Promise<number>,
): Promise<ScriptBytes> {
  const sizes = new Map<string, number>();
  for (const [path, times] of countFetches(visits)) {
    if (times === 0) continue;
    const name = toStableName(path);
    sizes.set(name, (sizes.get(name) ?? 0) + times * (await fetchSize(path)));
  }
  return sizes;
}

export const sumBytes = (scripts: ScriptBytes): number => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);

/** A script whose size in bytes differs; 0 for a side that does not request it before the page has loaded. */
export interface ScriptChange {
  name: string;
  ours: number;
  theirs: number;
}

/** Finds the scripts that differ in size, sorted by name. */
export const findChangedScripts = (ours: ScriptBytes, theirs: ScriptBytes): ScriptChange[] =>
  [...new Set([...ours.keys(), ...theirs.keys()])]
    .sort()
    .map((name) => ({ name, ours: ours.get(name) ?? 0, theirs: theirs.get(name) ?? 0 }))
    .filter((script) => script.ours !== script.theirs);

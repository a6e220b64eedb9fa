import { existsSync } from 'node:fs';
import path from 'node:path';
import { createRemoteNames } from './createRemoteNames';
import { readTakenSegments } from './takenPaths';

const NAME_PATTERN = /^mfe-[a-z]{2,20}$/;

/** Returns why a remote of this name cannot be created; undefined when it can. */
export function nameProblem(root: string, name: string | undefined): string | undefined {
  if (name === undefined) return 'Give it a name: npm run new:remote -- mfe-events';
  if (!NAME_PATTERN.test(name))
    return `${name} is not a name for a remote; use mfe- and 2 to 20 lower-case letters, for example mfe-events.`;
  if (existsSync(path.join(root, name))) return `${name} already exists.`;
  const { area } = createRemoteNames(name);
  if (readTakenSegments(root).includes(area)) return `/${area} is taken by another part of the site; choose another name.`;
  return undefined;
}

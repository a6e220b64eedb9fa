import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from './remoteNames';
import { takenParts } from './takenPaths';

const PATTERN = /^mfe-[a-z]{2,20}$/;

/** Why a remote of this name cannot be created; undefined when it can. */
export function nameProblem(root: string, name: string | undefined): string | undefined {
  if (name === undefined) return 'Say what it is called: npm run new:remote -- mfe-events';
  if (!PATTERN.test(name)) return `${name} is no name for a remote; use mfe- and 2 to 20 small letters, for example mfe-events.`;
  if (existsSync(path.join(root, name))) return `${name} exists already.`;
  const { area } = remoteNames(name);
  if (takenParts(root).includes(area)) return `/${area} is taken by another part of the site; choose another name.`;
  return undefined;
}

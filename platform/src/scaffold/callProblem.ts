import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDeclaredCalls, readNouns, findRoutesFile } from './readDeclaredCalls';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const ACCESS_LEVELS = ['public', 'member', 'moderator'] as const;

/** Specification of a new call. */
export interface NewCall {
  method: (typeof METHODS)[number];
  /** URL path, for example `/api/stickers.php`. */
  path: string;
  access: (typeof ACCESS_LEVELS)[number];
  /** Name of the file in `shared/src/calls` that declares it, for example `chat`. */
  noun: string;
  /** Name of the constant that declares it, for example `readStickers`. */
  name: string;
  /** File with its handler, relative to the repository. */
  routes: string;
  /** What the call does, as a sentence. */
  about: string;
}

type ValidInput = Pick<NewCall, 'method' | 'path' | 'access' | 'noun'>;

/** Unvalidated input for a new call. */
export type CallInput = { [Part in keyof NewCall]?: string | undefined };

const PATH_PATTERN = /^\/api\/[a-z][a-z0-9]*(-[a-z0-9]+)*\.php$/;
const NAME_PATTERN = /^[a-z][A-Za-z0-9]*$/;
const ROUTES_PATTERN = /^api\/src\/\w+\/([a-z]\w*)Routes\.ts$/;
/** Maximum length of a file to which calls are added: lint rejects files of more than 300 lines. */
const MAX_LINES = 285;

const VERBS: Record<NewCall['method'], string> = { GET: 'read', POST: 'add', PUT: 'change', PATCH: 'change', DELETE: 'remove' };

const isOneOf = <Word extends string>(allowedValues: readonly Word[], value: string | undefined): value is Word =>
  allowedValues.includes(value as Word);

/** Returns the default name of a call's constant: `readStickerPacks` for `GET /api/sticker-packs.php`. */
function toDefaultName(method: NewCall['method'], address: string): string {
  const words = address.replace(/^\/api\/|\.php$/g, '').split('-');
  return VERBS[method] + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Returns the validated input for a call, or a string that says why it is incomplete or invalid. */
function validateInput(root: string, { method, path: address, noun, access = 'member' }: CallInput): ValidInput | string {
  if (!isOneOf(METHODS, method) || address === undefined || noun === undefined)
    return 'Give the method, address and noun of the call: npm run new:call -- POST /api/stickers.php --noun chat';
  if (!PATH_PATTERN.test(address)) return `${address} is not an address of a call; use for example /api/sticker-packs.php.`;
  if (!isOneOf(ACCESS_LEVELS, access)) return `--access must be one of ${ACCESS_LEVELS.join(', ')}.`;
  const nouns = readNouns(root);
  if (!nouns.includes(noun)) return `There is no shared/src/calls/${noun}.ts; the nouns are ${nouns.join(', ')}.`;
  return { method, path: address, noun, access };
}

/** Returns the call with defaults filled in, or a string that says why it cannot be created. */
export function completeCall(root: string, rawInput: CallInput): NewCall | string {
  const input = validateInput(root, rawInput);
  if (typeof input === 'string') return input;
  const {
    name = toDefaultName(input.method, input.path),
    routes = findRoutesFile(root, input.noun) ?? '',
    about = 'A new call.',
  } = rawInput;
  const call = { ...input, name, routes, about };
  return findPlacementProblem(root, call) ?? call;
}

/** Returns why a call cannot be added where requested; undefined when it can. */
function findPlacementProblem(root: string, { method, path: address, noun, name, routes }: NewCall): string | undefined {
  const declaringNoun = readNouns(root).find((otherNoun) =>
    readDeclaredCalls(root, otherNoun).some((call) => call.name === `${method} ${address}`),
  );
  if (declaringNoun) return `${method} ${address} is already declared in shared/src/calls/${declaringNoun}.ts.`;
  if (!NAME_PATTERN.test(name)) return `${name} is not a name for a constant; use for example readStickers.`;
  if (new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(root, `shared/src/calls/${noun}.ts`), 'utf8')))
    return `shared/src/calls/${noun}.ts already has a ${name}; choose another with --name.`;
  if (!ROUTES_PATTERN.test(routes)) return `Name the file that handles it: --routes api/src/<noun>/<topic>Routes.ts.`;
  const file = path.join(root, routes);
  if (existsSync(file) && readFileSync(file, 'utf8').split('\n').length > MAX_LINES)
    return `${routes} is full; name another, or a new one, with --routes.`;
  return undefined;
}

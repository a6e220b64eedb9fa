import type { Release } from '@rendezvous/shared/contract';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SERVER_FILE } from '../build/serverBuild';
import type { BundleFile } from '../prerender/RenderOrder';
import { type Registry, findRelease } from '../registry/Registry';
import type { SiteContext } from '../site/createContext';
import { Descriptions, type Draft, OFFERS_FILE, USES_FILE } from './Descriptions';
import type { GateResult } from './GateResult';
import { languageFindings } from './languageFindings';
import { memberFindings } from './memberFindings';
import { newPairs } from './newPairs';
import { sizeFindings } from './sizeFindings';
import { DECLARATIONS_FILE, SOURCES_FILE } from './types/ReleaseTexts';

/** A remote to be loaded for inspection, and the shell whose doors it gets. */
interface InspectionOrder {
  shell: BundleFile;
  container: string;
  /** Text of the browser's entry. */
  entry: string;
  /** Text of the bundle with all its modules. */
  server: string;
}

/** Observations while a remote was loaded. */
export interface Inspection {
  /** Description of its module; absent when it is not a remote. */
  module?: { name: unknown; contract: unknown; screens: string[]; slots: string[] };
  /** Parts that are not components, or threw, with the reason. */
  broken: string[];
  /** Globals, listeners, storage and calls left behind by loading. */
  effects: string[];
  /** Error thrown before there was a module. */
  failure?: string;
}

/** A release that takes longer than this many ms to load is rejected. */
const LIMIT_MS = 10_000;
const MEMORY_MB = 256;

/** Loads a remote in its own thread, without environment, and returns the observations; nothing of it remains. */
export function inspect(order: InspectionOrder, limitMs = LIMIT_MS): Promise<Inspection> {
  const worker = new Worker(join(__dirname, 'inspectThread.cjs'), {
    env: {},
    execArgv: [],
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<Inspection>((resolve) => {
    const fail = (failure: string): void => resolve({ broken: [], effects: [], failure });
    const timer = setTimeout(() => fail(`loading it took longer than ${limitMs} ms`), limitMs);
    timer.unref();
    worker.once('message', (seen: Inspection) => resolve(seen));
    worker.once('error', (error: Error) => fail(error.message));
    worker.once('exit', (code) => fail(`the thread that loaded it ended with ${code}`));
  }).finally(() => void worker.terminate());
}

const majorOf = (version: string): string | undefined => version.split('.')[0];

/** Why a module is not the remote declared by its release. */
export function moduleFindings({ remote, routes, slots, requires }: Release, { module, broken, failure }: Inspection): string[] {
  if (failure !== undefined) return [`It cannot be loaded: ${failure}.`];
  if (module === undefined) return ['It exports no remote.'];
  const contract = typeof module.contract === 'string' ? majorOf(module.contract) : undefined;
  const lacks = (kind: string, declared: readonly string[], has: readonly string[]): string[] =>
    declared.filter((name) => !has.includes(name)).map((name) => `remote.json declares the ${kind} ${name}, the module has none.`);
  return [
    ...(module.name === remote ? [] : [`The module calls itself ${String(module.name)}.`]),
    ...(contract === majorOf(requires.contract.replace(/^[^\d]*/, '')) ? [] : [`Its contract is ${String(module.contract)}.`]),
    ...lacks(
      'route',
      routes.map(({ name }) => name),
      module.screens,
    ),
    ...lacks('slot', slots, module.slots),
    ...broken.map((one) => `${one}.`),
  ];
}

/** A release has to state its sources and what it uses, the shell what it offers: otherwise nobody could tell what a change of shared breaks. */
async function descriptionFindings(descriptions: Descriptions, { release: { remote, id } }: Draft): Promise<string[]> {
  const isShell = remote === 'shell';
  const members = await (isShell ? descriptions.offers(id) : descriptions.uses(remote, id));
  const texts = isShell ? DECLARATIONS_FILE : SOURCES_FILE;
  const missing = [
    ...(members === undefined ? [isShell ? OFFERS_FILE : USES_FILE] : []),
    ...((await descriptions.hasTexts(remote, id, texts)) ? [] : [texts]),
  ];
  return missing.map((file) => `${file} is missing or not readable; build it with npx platform build.`);
}

type Ports = Pick<SiteContext, 'folder'>;

/** Runs the gates for a release whose files match its signature, before it is accepted. */
export async function runGates({ folder }: Ports, registry: Registry, draft: Draft): Promise<GateResult[]> {
  const { release } = draft;
  const descriptions = new Descriptions(folder, draft);
  const [described, members, size, seen] = await Promise.all([
    descriptionFindings(descriptions, draft),
    memberFindings(descriptions, newPairs(registry, registry, release)),
    sizeFindings(draft),
    look({ folder }, registry, draft),
  ]);
  return [
    { gate: 'integrity', findings: [] },
    { gate: 'members', findings: [...described, ...members] },
    { gate: 'languages', findings: languageFindings(draft) },
    { gate: 'size', findings: size },
    ...(seen === undefined ? [] : ofModule(release, seen)),
  ];
}

const ofModule = (release: Release, seen: Inspection): GateResult[] => [
  { gate: 'module', findings: moduleFindings(release, seen) },
  { gate: 'effects', findings: seen.effects.map((effect) => `Loading it leaves a ${effect}.`) },
];

const UNSEEN: Inspection = { broken: [], effects: [], failure: `the release has no ${SERVER_FILE}` };

/** The remote as loaded with the live shell; undefined for the shell itself, and while no live shell can be loaded on the server. */
async function look({ folder }: Ports, registry: Registry, { release, files }: Draft): Promise<Inspection | undefined> {
  const shell = findRelease(registry, 'shell', registry.remotes.shell?.stable ?? null);
  const digest = shell?.integrity[SERVER_FILE];
  if (release.remote === 'shell' || shell === undefined || digest === undefined) return undefined;
  const server = files.get(SERVER_FILE);
  if (server === undefined) return UNSEEN;
  const entry = files.get(release.entry) ?? Buffer.alloc(0);
  const order = { shell: { path: folder.pathOf(shell, SERVER_FILE), digest }, container: release.container };
  return inspect({ ...order, entry: entry.toString('utf8'), server: server.toString('utf8') });
}

// @ts-check
// Loads one remote and reports its module and what loading it did to the page. The remote runs in a context with the shell's doors and a page that
// only records what is done to it.
const { digestLike } = require('../build/digestLike.cjs');
const { effects, inert, openPage } = require('./recordingPage.cjs');
const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { parentPort, workerData } = require('node:worker_threads');

/** @typedef {{ shell: { path: string, digest: string }, container: string, entry: string, server: string }} InspectionRequest */

const createGlobals = () => ({
  ...{ AbortController, AbortSignal, ReadableStream, TextDecoder, TextEncoder, URL, URLSearchParams },
  ...{ atob, btoa, clearTimeout, performance, queueMicrotask, setTimeout, structuredClone },
  console: inert,
});

/** @type {(context: vm.Context) => Set<string>} */
const getGlobalNames = (context) => new Set(vm.runInContext('Object.getOwnPropertyNames(globalThis)', context));

/** @type {(context: vm.Context, namesBefore: Set<string>, isAllowed: (name: string) => boolean) => void} */
function recordGlobals(context, namesBefore, isAllowed) {
  for (const name of getGlobalNames(context)) if (!namesBefore.has(name) && !isAllowed(name)) effects.add(`global ${name}`);
}

/** @type {(code: string, context: vm.Context, load: (request: string) => unknown, filename: string) => any} */
function evaluate(code, context, load, filename) {
  const module = { exports: {} };
  vm.compileFunction(code, ['module', 'exports', 'require'], { filename, parsingContext: context })(module, module.exports, load);
  return module.exports;
}

/** @type {(request: string) => never} */
function rejectRequest(request) {
  throw new Error(`${request} is not a door of the live shell`);
}

/** Runs the entry, which may create only two globals: its container and the list of its chunks. @type {(request: InspectionRequest) => void} */
function loadEntry({ container, entry }) {
  const context = vm.createContext({ ...createGlobals(), _FEDERATION_RUNTIME_CORE: inert });
  openPage(context);
  const namesBefore = getGlobalNames(context);
  vm.runInContext(entry, context, { filename: 'remoteEntry.js' });
  recordGlobals(context, namesBefore, (name) => name === container || name === `webpackChunk_${container}`);
}

/** @type {(request: InspectionRequest) => any} */
function loadModule({ shell: { path, digest }, server }) {
  const code = readFileSync(path);
  if (digestLike(digest, code) !== digest) throw new Error('the live shell does not match its signed digest');
  const context = vm.createContext(createGlobals());
  const { doors } = evaluate(code.toString('utf8'), context, rejectRequest, 'shell');
  openPage(context);
  const namesBefore = getGlobalNames(context);
  const { remote } = evaluate(server, context, (request) => doors[request] ?? rejectRequest(request), 'server.cjs');
  return { remote, recordNewGlobals: () => recordGlobals(context, namesBefore, () => false) };
}

const isComponent = (/** @type {any} */ value) =>
  typeof value === 'function' || (typeof value === 'object' && value?.$$typeof !== undefined);

/**
 * Loads every screen or slot; returns a message for each that is not a component or cannot be loaded.
 * @type {(kind: string, loaders: Record<string, () => Promise<unknown>>) => Promise<string[]>}
 */
async function findBrokenParts(kind, loaders) {
  const checks = Object.entries(loaders ?? {}).map(async ([name, load]) => {
    try {
      return isComponent(await load()) ? [] : [`${kind} ${name} is not a component`];
    } catch (error) {
      return [`${kind} ${name} cannot be loaded: ${/** @type {Error} */ (error)?.message}`];
    }
  });
  return (await Promise.all(checks)).flat();
}

async function inspect() {
  const request = /** @type {InspectionRequest} */ (workerData);
  loadEntry(request);
  const { remote, recordNewGlobals } = loadModule(request);
  if (typeof remote !== 'object' || remote === null) return { broken: [], effects: [...effects] };
  const broken = [...(await findBrokenParts('screen', remote.screens)), ...(await findBrokenParts('slot', remote.slots))];
  recordNewGlobals();
  const { name, contract, screens, slots } = remote;
  const module = { name, contract, screens: Object.keys(screens ?? {}), slots: Object.keys(slots ?? {}) };
  return { module: structuredClone(module), broken, effects: [...effects] };
}

inspect().then(
  (inspection) => parentPort?.postMessage(inspection),
  (error) => parentPort?.postMessage({ broken: [], effects: [...effects], failure: String(error?.message ?? error) }),
);

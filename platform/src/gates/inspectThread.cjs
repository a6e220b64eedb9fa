// @ts-check
// Loads one remote and reports its module and what loading it did to the page: in a context with the shell's doors and a page that only records
// access.
const { digestLike } = require('../build/digestLike.cjs');
const { effects, inert, openPage } = require('./recordingPage.cjs');
const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { parentPort, workerData } = require('node:worker_threads');

/** @typedef {{ shell: { path: string, digest: string }, container: string, entry: string, server: string }} Order */

const globals = () => ({
  ...{ AbortController, AbortSignal, ReadableStream, TextDecoder, TextEncoder, URL, URLSearchParams },
  ...{ atob, btoa, clearTimeout, performance, queueMicrotask, setTimeout, structuredClone },
  console: inert,
});

/** @type {(context: vm.Context) => Set<string>} */
const namesIn = (context) => new Set(vm.runInContext('Object.getOwnPropertyNames(globalThis)', context));

/** @type {(context: vm.Context, before: Set<string>, allowed: (name: string) => boolean) => void} */
function noteGlobals(context, before, allowed) {
  for (const name of namesIn(context)) if (!before.has(name) && !allowed(name)) effects.add(`global ${name}`);
}

/** @type {(code: string, context: vm.Context, load: (request: string) => unknown, filename: string) => any} */
function evaluate(code, context, load, filename) {
  const module = { exports: {} };
  vm.compileFunction(code, ['module', 'exports', 'require'], { filename, parsingContext: context })(module, module.exports, load);
  return module.exports;
}

/** @type {(request: string) => never} */
function refuse(request) {
  throw new Error(`${request} is not a door of the live shell`);
}

/** The entry makes its container and, when chunks come, the list of them: nothing else. @type {(order: Order) => void} */
function loadEntry({ container, entry }) {
  const context = vm.createContext({ ...globals(), _FEDERATION_RUNTIME_CORE: inert });
  openPage(context);
  const before = namesIn(context);
  vm.runInContext(entry, context, { filename: 'remoteEntry.js' });
  noteGlobals(context, before, (name) => name === container || name === `webpackChunk_${container}`);
}

/** @type {(order: Order) => any} */
function loadModule({ shell: { path, digest }, server }) {
  const code = readFileSync(path);
  if (digestLike(digest, code) !== digest) throw new Error('the live shell does not match its signed digest');
  const context = vm.createContext(globals());
  const { doors } = evaluate(code.toString('utf8'), context, refuse, 'shell');
  openPage(context);
  const before = namesIn(context);
  const { remote } = evaluate(server, context, (request) => doors[request] ?? refuse(request), 'server.cjs');
  return { remote, done: () => noteGlobals(context, before, () => false) };
}

const isComponent = (/** @type {any} */ value) =>
  typeof value === 'function' || (typeof value === 'object' && value?.$$typeof !== undefined);

/** Loads every part. @type {(kind: string, loaders: Record<string, () => Promise<unknown>>) => Promise<string[]>} */
async function brokenIn(kind, loaders) {
  const tried = Object.entries(loaders ?? {}).map(async ([name, load]) => {
    try {
      return isComponent(await load()) ? [] : [`${kind} ${name} is not a component`];
    } catch (error) {
      return [`${kind} ${name} cannot be loaded: ${/** @type {Error} */ (error)?.message}`];
    }
  });
  return (await Promise.all(tried)).flat();
}

async function inspect() {
  const order = /** @type {Order} */ (workerData);
  loadEntry(order);
  const { remote, done } = loadModule(order);
  if (typeof remote !== 'object' || remote === null) return { broken: [], effects: [...effects] };
  const broken = [...(await brokenIn('screen', remote.screens)), ...(await brokenIn('slot', remote.slots))];
  done();
  const { name, contract, screens, slots } = remote;
  const module = { name, contract, screens: Object.keys(screens ?? {}), slots: Object.keys(slots ?? {}) };
  return { module: structuredClone(module), broken, effects: [...effects] };
}

inspect().then(
  (seen) => parentPort?.postMessage(seen),
  (error) => parentPort?.postMessage({ broken: [], effects: [...effects], failure: String(error?.message ?? error) }),
);

// @ts-check
// Loads one remote and reports its module and what loading it did to the page: in a context with the shell's doors and a page that only records
// access.
const { digestLike } = require('../build/digestLike.cjs');
const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { parentPort, workerData } = require('node:worker_threads');

/** @typedef {{ shell: { path: string, digest: string }, container: string, entry: string, server: string }} Order */

/** @type {Set<string>} */
const effects = new Set();

/** A value that can be read, called and made new without an effect. @type {any} */
const inert = new Proxy(function () {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : inert),
  apply: () => inert,
  construct: () => inert,
  set: () => true,
});

/** @type {(what: string, answer?: unknown) => (...args: unknown[]) => unknown} */
const noting =
  (what, answer = inert) =>
  (...args) => {
    effects.add(typeof args[0] === 'string' ? `${what} ${args[0]}` : what);
    return answer;
  };

/** A class whose objects reach beyond the page; making one is noted. @type {(name: string) => object} */
const connection = (name) => new Proxy(inert, { construct: (_target, args) => Object(noting(name)(...args)) });

/** @type {(what: string) => object} */
const storage = (what) =>
  new Proxy(
    { getItem: () => null, key: () => null, length: 0, setItem: noting(`${what} key`), removeItem: () => undefined, clear: noting(what) },
    {
      set(_target, key) {
        effects.add(`${what} key ${String(key)}`);
        return true;
      },
    },
  );

/** @type {(what: string, known: object) => object} */
const target = (what, known) =>
  new Proxy(
    { addEventListener: noting(`${what} listener`), removeEventListener: () => undefined, dispatchEvent: () => true, ...known },
    { get: (own, key) => (key in own ? Reflect.get(own, key) : inert), set: (_own, key) => (effects.add(`${what}.${String(key)}`), true) },
  );

/** What a page has and a server does not. */
const page = () => ({
  document: target('document', {
    cookie: '',
    currentScript: { src: 'https://page/r/remoteEntry.js', tagName: 'SCRIPT' },
    querySelector: () => null,
    querySelectorAll: () => [],
    body: target('body', {}),
    documentElement: target('html', {}),
  }),
  navigator: target('navigator', {
    onLine: true,
    userAgent: '',
    language: 'en',
    languages: ['en'],
    maxTouchPoints: 0,
    sendBeacon: noting('call'),
  }),
  localStorage: storage('localStorage'),
  sessionStorage: storage('sessionStorage'),
  addEventListener: noting('window listener'),
  removeEventListener: () => undefined,
  matchMedia: () => target('media query', { matches: false }),
  location: { href: 'https://page/', origin: 'https://page', pathname: '/', search: '', hash: '', protocol: 'https:', hostname: 'page' },
  history: target('history', { pushState: noting('history'), replaceState: noting('history'), state: null }),
  setInterval: noting('interval', 0),
  clearInterval: () => undefined,
  setTimeout: (/** @type {[() => void, number?]} */ ...args) => (effects.add('timeout'), setTimeout(...args)),
  requestAnimationFrame: noting('animation frame', 0),
  fetch: noting('call'),
  ...Object.fromEntries(
    ['XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'].map((name) => [name, connection(name)]),
  ),
  ...Object.fromEntries(['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'HTMLElement'].map((name) => [name, inert])),
});

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

/** @type {(context: vm.Context) => void} */
function openPage(context) {
  Object.assign(context, page());
  vm.runInContext('globalThis.window = globalThis; globalThis.self = globalThis;', context);
}

/** @type {(code: string, context: vm.Context, load: (request: string) => unknown, filename: string) => any} */
function evaluate(code, context, load, filename) {
  const module = { exports: {} };
  vm.compileFunction(code, ['module', 'exports', 'require'], { filename, parsingContext: context })(module, module.exports, load);
  return module.exports;
}

/** @type {(request: string) => never} */
function refuse(request) {
  throw new Error(`${request} is no door of the live shell`);
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
  if (digestLike(digest, code) !== digest) throw new Error('the live shell is not as it was signed');
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
      return isComponent(await load()) ? [] : [`${kind} ${name} is no component`];
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

// @ts-check
// A page for code that is inspected: it can be read and called like a browser's page, does nothing, and records effects beyond the module.
const vm = require('node:vm');

/** Effects recorded so far, for example `window listener resize`. @type {Set<string>} */
const effects = new Set();

/** A value that can be read, called and constructed without any effect. @type {any} */
const inert = new Proxy(function () {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : inert),
  apply: () => inert,
  construct: () => inert,
  set: () => true,
});

/** Creates a function that records its calls and returns `result`. @type {(label: string, result?: unknown) => (...args: unknown[]) => unknown} */
const createRecorder =
  (label, result = inert) =>
  (...args) => {
    effects.add(typeof args[0] === 'string' ? `${label} ${args[0]}` : label);
    return result;
  };

/** Creates a class whose instances reach beyond the page, so constructing one is recorded. @type {(name: string) => object} */
const createConnectionClass = (name) => new Proxy(inert, { construct: (_target, args) => Object(createRecorder(name)(...args)) });

/** @type {(label: string) => object} */
const createStorage = (label) =>
  new Proxy(
    {
      getItem: () => null,
      key: () => null,
      length: 0,
      setItem: createRecorder(`${label} key`),
      removeItem: () => undefined,
      clear: createRecorder(label),
    },
    {
      set(_target, key) {
        effects.add(`${label} key ${String(key)}`);
        return true;
      },
    },
  );

/** Creates an event target that records listeners and assignments. @type {(label: string, members: object) => object} */
const createEventTarget = (label, members) =>
  new Proxy(
    { addEventListener: createRecorder(`${label} listener`), removeEventListener: () => undefined, dispatchEvent: () => true, ...members },
    { get: (own, key) => (key in own ? Reflect.get(own, key) : inert), set: (_own, key) => (effects.add(`${label}.${String(key)}`), true) },
  );

/** Creates the globals that a browser's page has and a server lacks. */
const createPageGlobals = () => ({
  document: createEventTarget('document', {
    cookie: '',
    currentScript: { src: 'https://page/r/remoteEntry.js', tagName: 'SCRIPT' },
    querySelector: () => null,
    querySelectorAll: () => [],
    body: createEventTarget('body', {}),
    documentElement: createEventTarget('html', {}),
  }),
  navigator: createEventTarget('navigator', {
    onLine: true,
    userAgent: '',
    language: 'en',
    languages: ['en'],
    maxTouchPoints: 0,
    sendBeacon: createRecorder('call'),
  }),
  localStorage: createStorage('localStorage'),
  sessionStorage: createStorage('sessionStorage'),
  addEventListener: createRecorder('window listener'),
  removeEventListener: () => undefined,
  matchMedia: () => createEventTarget('media query', { matches: false }),
  location: { href: 'https://page/', origin: 'https://page', pathname: '/', search: '', hash: '', protocol: 'https:', hostname: 'page' },
  history: createEventTarget('history', { pushState: createRecorder('history'), replaceState: createRecorder('history'), state: null }),
  setInterval: createRecorder('interval', 0),
  clearInterval: () => undefined,
  setTimeout: (/** @type {[() => void, number?]} */ ...args) => (effects.add('timeout'), setTimeout(...args)),
  requestAnimationFrame: createRecorder('animation frame', 0),
  fetch: createRecorder('call'),
  ...Object.fromEntries(
    ['XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'].map((name) => [name, createConnectionClass(name)]),
  ),
  ...Object.fromEntries(['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'HTMLElement'].map((name) => [name, inert])),
});

/** Adds the page's globals to a context. @type {(context: vm.Context) => void} */
function openPage(context) {
  Object.assign(context, createPageGlobals());
  vm.runInContext('globalThis.window = globalThis; globalThis.self = globalThis;', context);
}

module.exports = { effects, inert, openPage };

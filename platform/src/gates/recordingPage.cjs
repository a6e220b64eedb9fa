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
const recording =
  (what, result = inert) =>
  (...args) => {
    effects.add(typeof args[0] === 'string' ? `${what} ${args[0]}` : what);
    return result;
  };

/** Creates a class whose instances reach beyond the page, so constructing one is recorded. @type {(name: string) => object} */
const connection = (name) => new Proxy(inert, { construct: (_target, args) => Object(recording(name)(...args)) });

/** @type {(label: string) => object} */
const storage = (what) =>
  new Proxy(
    {
      getItem: () => null,
      key: () => null,
      length: 0,
      setItem: recording(`${what} key`),
      removeItem: () => undefined,
      clear: recording(what),
    },
    {
      set(_target, key) {
        effects.add(`${what} key ${String(key)}`);
        return true;
      },
    },
  );

/** Creates an event target that records listeners and assignments. @type {(label: string, members: object) => object} */
const target = (what, members) =>
  new Proxy(
    { addEventListener: recording(`${what} listener`), removeEventListener: () => undefined, dispatchEvent: () => true, ...members },
    { get: (own, key) => (key in own ? Reflect.get(own, key) : inert), set: (_own, key) => (effects.add(`${what}.${String(key)}`), true) },
  );

/** Creates the globals of a page that a server does not have. */
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
    sendBeacon: recording('call'),
  }),
  localStorage: storage('localStorage'),
  sessionStorage: storage('sessionStorage'),
  addEventListener: recording('window listener'),
  removeEventListener: () => undefined,
  matchMedia: () => target('media query', { matches: false }),
  location: { href: 'https://page/', origin: 'https://page', pathname: '/', search: '', hash: '', protocol: 'https:', hostname: 'page' },
  history: target('history', { pushState: recording('history'), replaceState: recording('history'), state: null }),
  setInterval: recording('interval', 0),
  clearInterval: () => undefined,
  setTimeout: (/** @type {[() => void, number?]} */ ...args) => (effects.add('timeout'), setTimeout(...args)),
  requestAnimationFrame: recording('animation frame', 0),
  fetch: recording('call'),
  ...Object.fromEntries(
    ['XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'].map((name) => [name, connection(name)]),
  ),
  ...Object.fromEntries(['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'HTMLElement'].map((name) => [name, inert])),
});

/** Adds the page's globals to a context. @type {(context: vm.Context) => void} */
function openPage(context) {
  Object.assign(context, page());
  vm.runInContext('globalThis.window = globalThis; globalThis.self = globalThis;', context);
}

module.exports = { effects, inert, openPage };

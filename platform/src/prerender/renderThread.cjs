// @ts-check
// Thread that evaluates server bundles of signed releases and renders pages with them. It starts without environment, and evaluated code sees the
// globals below and the shell's shared doors, nothing of Node.
const { digestLike } = require('../build/digestLike.cjs');
const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { parentPort } = require('node:worker_threads');

/** @typedef {{ path: string, digest: string }} BundleFile */
/** @typedef {{ render: (input: object, load: (container: string) => Promise<unknown>) => Promise<object>, doors: Record<string, unknown> }} ShellBundle */
/** @typedef {Record<string, unknown>} Texts */
/** @typedef {{ shell: BundleFile, remotes: Record<string, BundleFile>, messages?: BundleFile, catalogues: Record<string, BundleFile> }} Sources */
/** @typedef {Sources & { id: number, input: object }} Order */
/** @typedef {{ context: vm.Context, shell: ShellBundle, remotes: Map<string, unknown> }} Stage */

/** Shells kept at once: the live one and its successor. */
const STAGES = 2;
/** Catalogues kept at once: two releases of each package in every language. */
const CATALOGUES = 150;

const globals = () => ({
  ...{ AbortController, AbortSignal, ReadableStream, TextDecoder, TextEncoder, URL, URLSearchParams },
  ...{ atob, btoa, clearTimeout, performance, queueMicrotask, setTimeout, structuredClone },
});

/** @type {Map<string, Stage>} */
const stages = new Map();

/** @type {Map<string, Texts>} */
const known = new Map();

/** @type {(file: BundleFile) => string} */
function read({ path, digest }) {
  const content = readFileSync(path);
  if (digestLike(digest, content) !== digest) throw new Error(`${path} does not match its signed digest`);
  return content.toString('utf8');
}

/** @type {(file: BundleFile | undefined) => Texts} */
function textsOf(file) {
  if (!file) return {};
  const texts = known.get(file.digest) ?? JSON.parse(read(file));
  known.set(file.digest, texts);
  for (const digest of known.keys()) if (known.size > CATALOGUES) known.delete(digest);
  return texts;
}

/** Texts of remotes, each read when a page asks for it. @type {(files: Record<string, BundleFile>) => Record<string, Texts>} */
function cataloguesOf(files) {
  const getters = Object.entries(files).map(([address, file]) => [address, { get: () => textsOf(file) }]);
  return Object.defineProperties({}, Object.fromEntries(getters));
}

/** @type {(file: BundleFile, context: vm.Context, load: (request: string) => unknown) => any} */
function evaluate(file, context, load) {
  const { path } = file;
  const code = read(file);
  const module = { exports: {} };
  vm.compileFunction(code, ['module', 'exports', 'require'], { filename: path, parsingContext: context })(module, module.exports, load);
  return module.exports;
}

/** @type {(request: string) => never} */
function refuse(request) {
  throw new Error(`${request} is not there without a browser`);
}

/** @type {(shell: BundleFile) => Stage} */
function stageOf(shell) {
  const known = stages.get(shell.digest);
  if (known) return known;
  const context = vm.createContext(globals());
  const stage = { context, shell: evaluate(shell, context, refuse), remotes: new Map() };
  stages.set(shell.digest, stage);
  for (const digest of stages.keys()) if (stages.size > STAGES) stages.delete(digest);
  return stage;
}

/** @type {(stage: Stage, file: BundleFile | undefined, container: string) => unknown} */
function remoteOf({ context, shell, remotes }, file, container) {
  if (!file) throw new Error(`${container} has no server bundle`);
  if (!remotes.has(file.digest))
    remotes.set(
      file.digest,
      evaluate(file, context, (request) => shell.doors[request] ?? refuse(request)),
    );
  return remotes.get(file.digest);
}

/** @type {(order: Order) => Promise<object>} */
async function obey({ shell, remotes, messages, catalogues, input }) {
  const stage = stageOf(shell);
  const whole = { ...input, messages: textsOf(messages), catalogues: cataloguesOf(catalogues) };
  return stage.shell.render(whole, async (container) => {
    const { remote } = /** @type {{ remote: unknown }} */ (remoteOf(stage, remotes[container], container));
    return remote;
  });
}

parentPort?.on('message', (/** @type {Order} */ order) => {
  obey(order).then(
    (page) => parentPort?.postMessage({ id: order.id, page }),
    (error) => parentPort?.postMessage({ id: order.id, failure: String(error?.stack ?? error) }),
  );
});

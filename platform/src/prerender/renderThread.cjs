// @ts-check
// Thread that evaluates the server bundles of signed releases and renders pages with them. It starts without environment variables, and evaluated
// code can only access the globals below and the shell's shared modules, nothing of Node.
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

/** Maximum number of shells in memory: the live one and its successor. */
const MAX_SHELLS = 2;
/** Maximum number of catalogues in memory: two releases of each package in every language. */
const MAX_CATALOGUES = 150;

const createGlobals = () => ({
  ...{ AbortController, AbortSignal, ReadableStream, TextDecoder, TextEncoder, URL, URLSearchParams },
  ...{ atob, btoa, clearTimeout, performance, queueMicrotask, setTimeout, structuredClone },
});

/** @type {Map<string, Stage>} */
const stagesByDigest = new Map();

/** @type {Map<string, Texts>} */
const textsByDigest = new Map();

/** @type {(file: BundleFile) => string} */
function readVerified({ path, digest }) {
  const content = readFileSync(path);
  if (digestLike(digest, content) !== digest) throw new Error(`${path} does not match its signed digest`);
  return content.toString('utf8');
}

/** @type {(file: BundleFile | undefined) => Texts} */
function loadTexts(file) {
  if (!file) return {};
  const texts = textsByDigest.get(file.digest) ?? JSON.parse(readVerified(file));
  textsByDigest.set(file.digest, texts);
  for (const digest of textsByDigest.keys()) if (textsByDigest.size > MAX_CATALOGUES) textsByDigest.delete(digest);
  return texts;
}

/**
 * Texts of remotes, keyed by the address of their catalogue; each is read when a page first uses it.
 * @type {(files: Record<string, BundleFile>) => Record<string, Texts>}
 */
function createLazyCatalogues(files) {
  const getters = Object.entries(files).map(([address, file]) => [address, { get: () => loadTexts(file) }]);
  return Object.defineProperties({}, Object.fromEntries(getters));
}

/** @type {(file: BundleFile, context: vm.Context, requireModule: (request: string) => unknown) => any} */
function evaluate(file, context, requireModule) {
  const { path } = file;
  const code = readVerified(file);
  const module = { exports: {} };
  vm.compileFunction(code, ['module', 'exports', 'require'], { filename: path, parsingContext: context })(
    module,
    module.exports,
    requireModule,
  );
  return module.exports;
}

/** @type {(request: string) => never} */
function throwUnavailable(request) {
  throw new Error(`${request} is not there without a browser`);
}

/** @type {(shell: BundleFile) => Stage} */
function getStage(shell) {
  const existingStage = stagesByDigest.get(shell.digest);
  if (existingStage) return existingStage;
  const context = vm.createContext(createGlobals());
  const stage = { context, shell: evaluate(shell, context, throwUnavailable), remotes: new Map() };
  stagesByDigest.set(shell.digest, stage);
  for (const digest of stagesByDigest.keys()) if (stagesByDigest.size > MAX_SHELLS) stagesByDigest.delete(digest);
  return stage;
}

/** @type {(stage: Stage, file: BundleFile | undefined, container: string) => unknown} */
function getRemote({ context, shell, remotes }, file, container) {
  if (!file) throw new Error(`${container} has no server bundle`);
  if (!remotes.has(file.digest))
    remotes.set(
      file.digest,
      evaluate(file, context, (request) => shell.doors[request] ?? throwUnavailable(request)),
    );
  return remotes.get(file.digest);
}

/** @type {(order: Order) => Promise<object>} */
async function render({ shell, remotes, messages, catalogues, input }) {
  const stage = getStage(shell);
  const renderInput = { ...input, messages: loadTexts(messages), catalogues: createLazyCatalogues(catalogues) };
  return stage.shell.render(renderInput, async (container) => {
    const { remote } = /** @type {{ remote: unknown }} */ (getRemote(stage, remotes[container], container));
    return remote;
  });
}

parentPort?.on('message', (/** @type {Order} */ order) => {
  render(order).then(
    (page) => parentPort?.postMessage({ id: order.id, page }),
    (error) => parentPort?.postMessage({ id: order.id, failure: String(error?.stack ?? error) }),
  );
});

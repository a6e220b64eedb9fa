import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { toCompiledPath, listFiles, SERVER_INPUTS, SERVER_SOURCES } from './sources.mjs';
import { isUnchanged, takeStamp } from './stamp.mjs';

/** Production programs. Each becomes one file with all its imports except the packages in node_modules. */
const PRODUCTION_ENTRIES = [
  'api/src/server.ts',
  'api/src/backup/main.ts',
  'api/src/news/main.ts',
  'platform/src/site/main.ts',
  'platform/src/cli/main.ts',
  'platform/src/build/members/main.ts',
];
/** Programs with the demo: the api alone, and the site with the api, which `npm start` runs. */
const DEMO_ENTRIES = ['api/demo/src/server.ts', 'platform/src/demo/main.ts'];
const ENTRIES = [...PRODUCTION_ENTRIES, ...DEMO_ENTRIES];

/** Module with the version of the demo data, a hash of its sources. It is computed at compile time, because compiled code lacks the sources. */
const SEED_VERSION_FILE = 'seedVersion.ts';

/** Replaces a file in one step: another process may be reading it, or compiling at the same time. */
function replaceFile(file, write) {
  const temporaryFile = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  write(temporaryFile);
  renameSync(temporaryFile, file);
}

/** Expression for a source's `__dirname` in a bundle: the counterpart of its folder below dist. */
function toDirnameExpression(root, source, entry) {
  const from = path.dirname(toCompiledPath(path.relative(root, entry)));
  const to = path.dirname(toCompiledPath(path.relative(root, source)));
  return `require('node:path').join(__dirname, ${JSON.stringify(path.relative(from, to))})`;
}

/** Plugin that loads our sources and replaces `__dirname` with a folder below dist, and the module SEED_VERSION_FILE with a constant. */
const createSourcesPlugin = (root, entry) => ({
  name: 'our-sources',
  setup(build) {
    const require = createRequire(path.join(root, 'package.json'));
    build.onResolve({ filter: /^@rendezvous\// }, (request) => ({ path: require.resolve(request.path) }));
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      if (path.basename(file) === SEED_VERSION_FILE) {
        require('tsx/cjs');
        return { contents: `export const seedVersion = () => ${JSON.stringify(require(file).seedVersion())};` };
      }
      const text = readFileSync(file, 'utf8');
      return { loader: 'ts', contents: text.replaceAll('__dirname', () => toDirnameExpression(root, file, entry)) };
    });
  },
});

async function compileEntry(esbuild, root, source) {
  const entry = path.join(root, source);
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: path.join(root, toCompiledPath(source)),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20.20',
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    plugins: [createSourcesPlugin(root, entry)],
    write: false,
  });
  for (const { path: file, contents } of outputFiles) replaceFile(file, (temporaryFile) => writeFileSync(temporaryFile, contents));
}

/** Copies files such as styles and worker scripts, which are read from the folder of the code that uses them; JSON is bundled. */
function copyAssets(root) {
  const assets = SERVER_SOURCES.flatMap((folder) => listFiles(path.join(root, folder))).filter(
    (file) => !/\.([cm]?ts|json|txt)$/.test(file),
  );
  for (const file of assets)
    replaceFile(path.join(root, toCompiledPath(path.relative(root, file))), (temporaryFile) => copyFileSync(file, temporaryFile));
}

/** Compiles all programs above to plain JavaScript with source maps in `dist` folders, if their sources have changed. */
export async function compileChanged(root, say) {
  const file = path.join(root, 'platform/dist/sources.sha256');
  const areCompiled = ENTRIES.every((source) => existsSync(path.join(root, toCompiledPath(source))));
  if (areCompiled && isUnchanged(root, SERVER_INPUTS, file)) return;
  const stamp = takeStamp(root, SERVER_INPUTS);
  const startedAt = Date.now();
  say('Compiling the server …');
  const esbuild = createRequire(path.join(root, 'package.json'))('esbuild');
  await Promise.all(ENTRIES.map((source) => compileEntry(esbuild, root, source)));
  copyAssets(root);
  replaceFile(file, (temporaryFile) => writeFileSync(temporaryFile, stamp));
  say(`  in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

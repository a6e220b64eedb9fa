const { buildSync } = require('esbuild');
const Module = require('node:module');

/** Runs a module of `shared/src/calls` with all its imports, and returns its exports; calls `onInput` with each file outside node_modules. */
function evaluate(file, onInput) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
  });
  for (const inputFile of Object.keys(metafile.inputs)) if (!inputFile.includes('node_modules')) onInput(inputFile);
  const loadedModule = new Module(file);
  loadedModule._compile(outputFiles[0].text, file);
  return loadedModule.exports;
}

/** Loader: reduces a module of calls to what browsers need, the name and reply keys of each call, without schemas or TypeBox. */
module.exports = function callsLoader() {
  const rows = evaluate(this.resourcePath, (input) => this.addDependency(require('node:path').resolve(input)));
  return Object.entries(rows)
    .filter(([, row]) => typeof row.name === 'string' && 'keys' in row)
    .map(([constant, { name, keys }]) => `export const ${constant} = ${JSON.stringify({ name, keys })};\n`)
    .join('');
};

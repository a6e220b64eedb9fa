const { buildSync } = require('esbuild');
const Module = require('node:module');

/** Runs a module of `shared/src/calls` with all its imports, and returns its exports. */
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
  for (const input of Object.keys(metafile.inputs)) if (!input.includes('node_modules')) onInput(input);
  const made = new Module(file);
  made._compile(outputFiles[0].text, file);
  return made.exports;
}

/** The browser's version of a module of calls: for each row its name and reply keys; no schemas, and nothing of TypeBox. */
module.exports = function callsLoader() {
  const exported = evaluate(this.resourcePath, (input) => this.addDependency(require('node:path').resolve(input)));
  return Object.entries(exported)
    .filter(([, one]) => typeof one.name === 'string' && 'keys' in one)
    .map(([constant, { name, keys }]) => `export const ${constant} = ${JSON.stringify({ name, keys })};\n`)
    .join('');
};

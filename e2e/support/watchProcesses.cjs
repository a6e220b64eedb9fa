const fs = require('node:fs');

// Loaded with `--require` into each process of a site: records its command line, and which sources and compiling tools it reads. The TypeScript
// compiler is not recorded, since the types gate only checks with it and nothing runs its output.
const record = (entry) => fs.appendFileSync(process.env.WATCHED_PROCESSES_FILE, `${JSON.stringify(entry)}\n`);

const isSource = (file) => (/\.[cm]?tsx?$/.test(file) && !/\.d\.[cm]?ts$/.test(file)) || /node_modules\/(tsx|esbuild)\//.test(file);

function watch(object, name) {
  const original = object[name];
  object[name] = function watched(file, ...rest) {
    if (isSource(String(file))) record({ read: String(file) });
    return original.call(this, file, ...rest);
  };
}

record({ command: [...process.execArgv, ...process.argv] });
for (const name of ['readFileSync', 'readFile', 'openSync', 'open', 'createReadStream']) watch(fs, name);
for (const name of ['readFile', 'open']) watch(fs.promises, name);

const fs = require('node:fs');

// Loaded by `--require` into each process of a site: notes its command line, and what it reads of sources and of the tools that compile them.
// The compiler of the types gate is not among these: nothing runs what it looks at.
const note = (entry) => fs.appendFileSync(process.env.WATCHED_PROCESSES_FILE, `${JSON.stringify(entry)}\n`);

const isSource = (file) => (/\.[cm]?tsx?$/.test(file) && !/\.d\.[cm]?ts$/.test(file)) || /node_modules\/(tsx|esbuild)\//.test(file);

function watch(object, name) {
  const original = object[name];
  object[name] = function watched(file, ...rest) {
    if (isSource(String(file))) note({ read: String(file) });
    return original.call(this, file, ...rest);
  };
}

note({ command: [...process.execArgv, ...process.argv] });
for (const name of ['readFileSync', 'readFile', 'openSync', 'open', 'createReadStream']) watch(fs, name);
for (const name of ['readFile', 'open']) watch(fs.promises, name);

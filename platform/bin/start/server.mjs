import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

/**
 * Starts site and api with the demo in one process and forwards signals to it. `ready` resolves to the lines printed until it serves, while later
 * output is passed through; `ended` resolves to its exit code.
 */
export function startServer(root, { port, host, dataDir }) {
  const env = { ...process.env, PORT: String(port), HOST: host, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'api/demo/dist/site/main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const ready = new Promise((resolve, reject) => {
    const earlyLines = [];
    let isReady = false;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) isReady = true;
      else if (isReady) process.stdout.write(`${line}\n`);
      else earlyLines.push(line);
      if (isReady) resolve(earlyLines);
    });
    // The server has already reported the error.
    ended.then(() => reject(new Error('')));
  });
  return { ready, ended, stop: () => child.kill('SIGTERM') };
}

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

/**
 * Starts site and api with the demo in one process and waits until it serves. Its other output goes to ours; signals that reach us reach it as
 * well, and we end when it does.
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
    const before = [];
    let isReady = false;
    // What the server says before it is ready belongs under the address; what it says later goes through.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) isReady = true;
      else if (isReady) process.stdout.write(`${line}\n`);
      else before.push(line);
      if (isReady) resolve(before);
    });
    // The server has said what is wrong; there is nothing to add.
    ended.then(() => reject(new Error('')));
  });
  return { ready, ended, stop: () => child.kill('SIGTERM') };
}

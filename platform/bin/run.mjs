import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command in the repository with its output shown; rejects when it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: quiet ? 'ignore' : 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))));
  });
}

/** Names a step, runs it and says how long it took. */
export async function step(name, work) {
  const started = Date.now();
  process.stdout.write(`\n▶ ${name}\n`);
  await work();
  process.stdout.write(`✔ ${name} (${Math.round((Date.now() - started) / 1000)} s)\n`);
}

/** A script of node_modules by its path, run with this Node. */
export const tool = (file, args = [], options = {}) => run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);

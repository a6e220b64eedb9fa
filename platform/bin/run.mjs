import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command in the repository with visible output; rejects when it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: quiet ? 'ignore' : 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))));
  });
}

/** Runs a command with hidden output, which is part of the error when it fails. */
export function runSilently(command, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`${output}${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

const script = (file) => path.join(root, 'node_modules', file);

/** A script of node_modules by path, run with this Node. */
export const tool = (file, args = [], options = {}) => run(process.execPath, [script(file), ...args], options);

/** The same with hidden output. */
export const silentTool = (file, args = [], options = {}) => runSilently(process.execPath, [script(file), ...args], options);

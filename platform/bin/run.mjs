import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command in the repository, with visible output unless `quiet`; rejects when it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: quiet ? 'ignore' : 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))));
  });
}

/** Runs a command without showing its output; resolves with the output, or rejects with an error that contains it. */
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

const toModulePath = (file) => path.join(root, 'node_modules', file);

/** Runs a script with the current Node; `file` is its path in node_modules. */
export const runTool = (file, args = [], options = {}) => run(process.execPath, [toModulePath(file), ...args], options);

/** Like `runTool`, without showing the output. */
export const runToolSilently = (file, args = [], options = {}) => runSilently(process.execPath, [toModulePath(file), ...args], options);

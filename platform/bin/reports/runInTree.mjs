import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MINUTE_MS = 60_000;
const TAIL_CHARACTERS = 2_000;

const runningChildren = new Set();

function stopGroup(child) {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Terminates all running tools with their child processes. */
export function stopRunningTools() {
  for (const child of runningChildren) stopGroup(child);
}

/** Runs a tool from a tree's own node_modules in that tree. Resolves with its exit code and the end of its output; rejects after `minutes`. */
export function runInTree(tree, file, args, { env = {}, minutes = 20 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(tree, 'node_modules', file), ...args], {
      cwd: tree,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    runningChildren.add(child);
    let tail = '';
    const appendTail = (chunk) => {
      tail = `${tail}${chunk}`.slice(-TAIL_CHARACTERS);
    };
    child.stdout.on('data', appendTail);
    child.stderr.on('data', appendTail);
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      stopGroup(child);
    }, minutes * MINUTE_MS);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      runningChildren.delete(child);
      if (hasTimedOut) reject(new Error(`${file} took longer than ${minutes} minutes.`));
      else resolve({ code: code ?? signal, tail });
    });
  });
}

/** Calls `run` with a temporary file; returns the JSON report that the tool wrote there, or throws an error with the end of the tool's output. */
export async function collectReport(run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-report-'));
  const file = path.join(folder, 'report.json');
  const { code, tail } = await run(file);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`It ended with ${code} without a report.\n${tail}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MINUTE_MS = 60_000;
const TAIL_CHARACTERS = 2_000;

const running = new Set();

function stopGroup(child) {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Kills the running process with all its children. */
export function stopRunning() {
  for (const child of running) stopGroup(child);
}

/** Runs a tool of a tree's own node_modules in that tree. Returns the end of its output, whatever its exit code; rejects after `minutes`. */
export function runInTree(tree, file, args, { env = {}, minutes = 20 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(tree, 'node_modules', file), ...args], {
      cwd: tree,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let tail = '';
    const keep = (chunk) => {
      tail = `${tail}${chunk}`.slice(-TAIL_CHARACTERS);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stopGroup(child);
    }, minutes * MINUTE_MS);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      if (late) reject(new Error(`${file} took longer than ${minutes} minutes.`));
      else resolve({ code: code ?? signal, tail });
    });
  });
}

/** The JSON report that a tool writes to the given file; without one the tool could not run at all, and its output says why. */
export async function reportOf(run) {
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

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Site } from '../../support/Site';

interface Note {
  /** Node's options, Node itself, the script and its arguments. */
  command?: string[];
  /** Path of a source file, or of a file of a compiler, that the process read. */
  read?: string;
}

const HOOK = path.resolve(__dirname, '../../support/watchProcesses.cjs');

/** Reads from /proc the command lines of all processes whose environment contains `variable`, given as `NAME=value`. */
const findCommandsWith = (variable: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const hasVariable = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable);
        return hasVariable ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')] : [];
      } catch {
        // The process has ended in the meantime.
        return [];
      }
    });

test('R-412 a second npm start runs only compiled code: none of its processes uses tsx or reads a source file', async ({ request }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-watched-'));
  const file = path.join(folder, 'processes.jsonl');
  // Everything was built before the suites started, so this start finds nothing to build.
  const site = await Site.startByCommand({ WATCHED_PROCESSES_FILE: file, NODE_OPTIONS: `--require ${HOOK}` });
  try {
    expect((await request.get(site.url, { headers: { accept: 'text/html' } })).status()).toBe(200);
    const notes = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Note);
    const startedCommands = notes.flatMap(({ command }) => (command ? [command.join(' ')] : []));
    const runningCommands = findCommandsWith(`WATCHED_PROCESSES_FILE=${file}`);
    for (const commands of [startedCommands, runningCommands])
      expect(commands).toEqual(expect.arrayContaining([expect.stringContaining('start.mjs'), expect.stringContaining('site/main.js')]));
    expect([...startedCommands, ...runningCommands].filter((command) => /tsx|\.ts\b/.test(command))).toEqual([]);
    expect(notes.filter(({ read }) => read !== undefined)).toEqual([]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
});

#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { findFreePort } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { root, run, runTool } from './run.mjs';
import { step } from './steps.mjs';

/** The oldest supported version of each older release line, and the newest version of the current line at the time of writing. */
const RUNTIMES = ['20.20.0', '22.13.0', '24.21.0'];

const RUNTIMES_COMMAND = {
  usage: 'npm run runtimes',
  about: 'Installs each supported line of Node beside the current one, starts the compiled site on it and runs one journey.',
  options: { only: { value: '<version>', text: `one of ${RUNTIMES.join(', ')}` } },
};

/** Installs a version of Node unless present and returns its path. The registry has builds for Linux on x64 and arm64, and for macOS. */
async function installNode(version) {
  const packageName = `node-${process.platform}-${process.arch}`;
  const folder = path.join(root, '.cache/runtimes', version);
  const nodePath = path.join(folder, 'node_modules', packageName, 'bin/node');
  if (!existsSync(nodePath))
    await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel=error', `${packageName}@${version}`]);
  return nodePath;
}

/** Starts a new site under the given Node, calls `work` with the site's URL, and stops the site. */
async function withSite(node, work) {
  const port = String(await findFreePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rendezvous-runtime-'));
  const env = { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: 'false', COUNTRY_HEADER: 'cf-ipcountry' };
  const child = spawn(node, ['platform/bin/start.mjs', '--port', port], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  try {
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => text.includes('is ready') && resolve());
      exited.then((code) => reject(new Error(`The site ended with ${code}.`)));
    });
    await work(`http://localhost:${port}`);
  } finally {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const runJourney = (url) =>
  runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', '--project=phone', '--grep', '@quick'], {
    env: { SITE_URL: url },
  });

/** Starts the site and runs one journey under each of the given versions of Node. */
export async function testRuntimes(versions = RUNTIMES) {
  for (const version of versions) {
    const node = await installNode(version);
    await step(`one journey on Node ${version}`, () => withSite(node, runJourney));
  }
}

if (process.argv[1] === import.meta.filename) {
  runCommand(RUNTIMES_COMMAND, process.argv.slice(2), async ({ only }) => {
    if (only !== undefined && !RUNTIMES.includes(only)) throw new UsageError(`${only} is not one of ${RUNTIMES.join(', ')}.`);
    await step('packages', installPackages);
    await step('programs', installPrograms);
    await testRuntimes(only === undefined ? RUNTIMES : [only]);
  });
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresPrograms } from './postgres.mjs';
import { root, run } from './run.mjs';
import { install } from './start/install.mjs';

/** Path of Chromium, for suites that need a complete browser. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Path of Chromium's headless shell, for the other suites and the benchmarks. */
const HEADLESS_SHELL = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const REDIS = process.env.REDIS_SERVER_PATH ?? '/usr/bin/redis-server';

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Installs the packages in the lock file unless they are present. */
export const installPackages = () => install(root, run, (line) => process.stdout.write(`${line}\n`));

/** Installs Chromium, PostgreSQL, nginx, Redis and OpenSSL from Debian where they are missing; throws if the current user lacks the permission. */
export async function installPrograms() {
  const missingPackages = [];
  if (!existsSync(HEADLESS_SHELL)) missingPackages.push('chromium-headless-shell');
  if (!existsSync(CHROMIUM)) missingPackages.push('chromium', 'fonts-noto-core', 'fonts-noto-color-emoji');
  if (!findPostgresPrograms()) missingPackages.push('postgresql');
  if (!existsSync(NGINX)) missingPackages.push('nginx');
  if (!existsSync(REDIS)) missingPackages.push('redis-server');
  if (spawnSync('openssl', ['version']).status !== 0) missingPackages.push('openssl');
  if (missingPackages.length === 0) return;
  if (!canInstall())
    throw new Error(
      `Please install ${missingPackages.join(' and ')}; this user is not allowed to (on Debian: apt-get install ${missingPackages.join(' ')}).`,
    );
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missingPackages], { env, quiet: true });
}

import path from 'node:path';

/**
 * Publishes the built packages through the deploy api, as a team's pipeline does; a release with unchanged content is not published again. On this
 * machine, translations may wait for review.
 */
export function publishBuilt(root, run, { port, dataDir }, names) {
  const server = `http://127.0.0.1:${port}`;
  const args = ['publish', ...names, '--no-build', '--bump', '--promote', '--unreviewed', '--server', server];
  return run(process.execPath, [path.join(root, 'platform/bin/platform.mjs'), ...args], { env: { DATA_DIR: dataDir } });
}

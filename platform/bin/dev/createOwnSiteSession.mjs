import { root, run } from '../run.mjs';
import { buildChanged } from '../start/build.mjs';
import { checkObstacles } from '../start/obstacles.mjs';
import { publishBuilt } from '../start/publish.mjs';
import { releasedPackages } from '../start/sources.mjs';
import { DevServer } from './DevServer.mjs';
import { findMissingReleases } from './missingReleases.mjs';
import { watchServer } from './watchServer.mjs';

/** Creates a development session on a local site: site and api run from source with the demo and serve the compiled packages. */
export function createOwnSiteSession(options, say) {
  const { port, host, dataDir, names } = options;
  const environment = { PORT: String(port), HOST: host, DATA_DIR: dataDir, DEVELOPED_PACKAGES: names.join(',') };
  const server = new DevServer(root, 'platform/src/demo/main.ts', environment);
  return {
    server,
    check: (usage) => checkObstacles(options, usage, root),
    /** Builds and publishes the packages whose releases are missing. */
    async complete() {
      const response = await fetch(`http://127.0.0.1:${port}/__dev/packages`);
      const { released } = await response.json();
      const missingPackages = findMissingReleases(releasedPackages(root), names, released);
      if (missingPackages.length === 0) return;
      await buildChanged(root, run, say, missingPackages);
      await publishBuilt(root, run, options, missingPackages);
    },
    watch: () => watchServer(root, () => server.restart(say)),
  };
}

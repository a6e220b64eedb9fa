import { root } from '../run.mjs';
import { checkPort } from '../start/obstacles.mjs';
import { DevServer } from './DevServer.mjs';

/** Development on a site that runs elsewhere and stays unchanged; a server here adds the compiled packages to it. */
export function onRunningSite(options) {
  const { port, host, names, against } = options;
  const variables = { PORT: String(port), HOST: host, AGAINST: against, DEVELOPED_PACKAGES: names.join(',') };
  return {
    server: new DevServer(root, 'platform/src/dev/against/main.ts', variables),
    check: (usage) => checkPort(options, usage),
    /** Throws when the site's shell cannot run what was compiled. */
    async complete() {
      const response = await fetch(`http://127.0.0.1:${port}/__dev/problems`);
      const problems = await response.json();
      if (problems.length > 0)
        throw new Error([...problems, `Work from the sources of ${against}, or compile its shell too: add shell.`].join('\n'));
    },
    watch: () => () => undefined,
  };
}

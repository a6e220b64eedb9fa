import { root } from '../run.mjs';
import { checkPort } from '../start/obstacles.mjs';
import { DevServer } from './DevServer.mjs';

/** Creates a development session on a site that runs elsewhere and remains unchanged; a local server adds the compiled packages to it. */
export function createRunningSiteSession(options) {
  const { port, host, names, against } = options;
  const environment = { PORT: String(port), HOST: host, AGAINST: against, DEVELOPED_PACKAGES: names.join(',') };
  return {
    server: new DevServer(root, 'platform/src/dev/against/main.ts', environment),
    check: (usage) => checkPort(options, usage),
    /** Throws when the site's shell cannot run the compiled packages. */
    async complete() {
      const response = await fetch(`http://127.0.0.1:${port}/__dev/problems`);
      const problems = await response.json();
      if (problems.length > 0)
        throw new Error([...problems, `Use the sources that ${against} was built from, or compile the shell too: add shell.`].join('\n'));
    },
    watch: () => () => undefined,
  };
}

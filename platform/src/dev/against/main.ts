import { ROOT } from '../../build/shares';
import { closeOnSignal } from '../../site/server/closeOnSignal';
import { listen } from '../../site/server/listen';
import { OpenStreams } from '../../site/server/OpenStreams';
import { BuildBroadcaster } from '../server/BuildBroadcaster';
import { DevelopmentReleases } from '../server/DevelopmentReleases';
import { forwardBuilds } from '../server/forwardBuilds';
import { isThisMachine } from './Origins';
import { LocalSite } from './LocalSite';
import { createLocalHandler } from './createLocalHandler';
import { createSiteHandler } from './createSiteHandler';
import { SiteReader, describeUnknownPackages } from './SiteReader';

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs packages from source against a running site, as configured by environment variables. */
async function main({ AGAINST = '', DEVELOPED_PACKAGES = '', HOST = '127.0.0.1', PORT = '3000' }: NodeJS.ProcessEnv): Promise<void> {
  const packageNames = DEVELOPED_PACKAGES.split(',');
  const site = new SiteReader(AGAINST);
  const problem = describeUnknownPackages(AGAINST, await site.plan(), packageNames);
  if (problem !== undefined) throw new Error(problem);
  const developmentReleases = new DevelopmentReleases(packageNames, ROOT);
  const localSite = new LocalSite({ developmentReleases, site, print: printLine });
  const [buildBroadcaster, streams] = [new BuildBroadcaster(), new OpenStreams()];
  forwardBuilds(buildBroadcaster);
  const replyLocally = createLocalHandler({
    compiledReleases: developmentReleases,
    buildBroadcaster,
    listProblems: () => localSite.listProblems(),
  });
  const forwardToSite = createSiteHandler({ site: AGAINST, local: localSite, streams, say: printLine });
  const { server, port } = await listen(
    (request, response) => {
      if (!isThisMachine(request.headers.host)) response.writeHead(421).end('Use an address of this machine, for example localhost.');
      else if (!replyLocally(request, response)) forwardToSite(request, response);
    },
    HOST,
    Number(PORT),
  );
  const noCleanup = async (): Promise<void> => undefined;
  closeOnSignal(server, noCleanup, async () => streams.endAll());
  printLine(`Everything but ${packageNames.join(', ')} is live from ${AGAINST}: what you do counts there.\nready http://localhost:${port}`);
}

main(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

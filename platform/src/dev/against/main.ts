import { ROOT } from '../../build/shares';
import { closeOnSignal } from '../../site/server/closeOnSignal';
import { listen } from '../../site/server/listen';
import { OpenStreams } from '../../site/server/OpenStreams';
import { BuildNews } from '../server/BuildNews';
import { DevelopmentReleases } from '../server/DevelopmentReleases';
import { forwardBuilds } from '../server/forwardBuilds';
import { isThisMachine } from './Origins';
import { LocalSite } from './LocalSite';
import { ownReplies } from './ownReplies';
import { siteHandler } from './siteHandler';
import { SiteReader, unknownAt } from './SiteReader';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs packages from source against a running site, as configured by environment variables. */
async function main({ AGAINST = '', DEVELOPED_PACKAGES = '', HOST = '127.0.0.1', PORT = '3000' }: NodeJS.ProcessEnv): Promise<void> {
  const names = DEVELOPED_PACKAGES.split(',');
  const site = new SiteReader(AGAINST);
  const problem = unknownAt(AGAINST, await site.plan(), names);
  if (problem !== undefined) throw new Error(problem);
  const developmentReleases = new DevelopmentReleases(names, ROOT);
  const local = new LocalSite({ developmentReleases, site, print: say });
  const [news, streams] = [new BuildNews(), new OpenStreams()];
  forwardBuilds(news);
  const replyLocally = ownReplies({ developed: developmentReleases, news, problems: () => local.problems() });
  const forward = siteHandler({ site: AGAINST, local, streams, say });
  const { server, port } = await listen(
    (request, response) => {
      if (!isThisMachine(request.headers.host)) response.writeHead(421).end('Use an address of this machine, for example localhost.');
      else if (!replyLocally(request, response)) forward(request, response);
    },
    HOST,
    Number(PORT),
  );
  const closeNothing = async (): Promise<void> => undefined;
  closeOnSignal(server, closeNothing, async () => streams.endAll());
  say(`Everything but ${names.join(', ')} is live from ${AGAINST}: what you do counts there.\nready http://localhost:${port}`);
}

main(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

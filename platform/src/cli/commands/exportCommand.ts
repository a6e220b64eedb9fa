import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandContext } from '../CommandContext';
import { examples } from '../text/examples';
import { exportedText } from '../text/exportedText';
import { writeStaticSite } from '../writeStaticSite';

/** The site as files for a plain static host. */
export function exportCommand(program: Command, { client, show, tell }: CommandContext): void {
  program
    .command('export')
    .description('write the stable releases with their plan and document as files for a plain static host; calls to /api go on to the api')
    .argument('<folder>', 'is made when it is missing; what an earlier export left there stays for pages that are open')
    .requiredOption('--host <name>', 'the domain whose document it is, as settings.php knows it')
    .addHelpText('after', examples('export dist/site --host dating.example'))
    .action(async (folder: string, { host }: { host: string }) => {
      const deploy = client();
      tell(`Asking for the site of ${host}`);
      const site = await deploy.staticSite(host);
      tell(`Writing ${Object.keys(site.assets).length} files of releases`);
      show({ host, folder: resolve(folder), ...(await writeStaticSite(deploy, site, resolve(folder))) }, exportedText);
    });
}

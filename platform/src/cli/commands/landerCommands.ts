import type { Command } from 'commander';
import { campaignFile } from '../campaignFile';
import type { CommandContext } from '../CommandContext';
import { DeployError } from '../DeployError';
import { type CampaignName, LanderClient } from '../LanderClient';
import { findingsText, landersText } from '../text/landersText';
import { examples } from '../text/table';
import { campaignArgument } from './campaignArgument';
import { landerChangeCommands } from './landerChangeCommands';

interface NewFlags {
  from: string;
  file?: string;
}

/** Adds the commands for campaigns of existing landers, which are data and need no release. */
export function landerCommands(program: Command, context: CommandContext): void {
  const group = program
    .command('lander')
    .description('launch campaigns of existing landers as data, without a release')
    .addHelpText('after', examples('lander new gallery/summer', 'lander launch gallery-summer.json', 'lander list'));
  newCommand(group, context);
  validateCommand(group, context);
  landerChangeCommands(group, context);
  listCommand(group, context);
}

function newCommand(group: Command, { client, show }: CommandContext): void {
  group
    .command('new')
    .description('write a file to fill in, with the texts of an existing variant in all languages')
    .addArgument(campaignArgument())
    .option('--from <slug>', 'variant to start from, live or built in', 'default')
    .option('--file <file>', 'name of the file instead of <lander>-<slug>.json')
    .addHelpText('after', examples('lander new gallery/summer', 'lander new gallery/summer --from spring --file summer.json'))
    .action(async ({ name, slug }: CampaignName, { from, file = `${name}-${slug}.json` }: NewFlags) => {
      const campaign = await new LanderClient(client()).campaign({ name, slug: from });
      campaignFile.write(file, { ...campaign, slug });
      show({ file }, () => `${file} has the texts of ${name}/${from}; fill it in, then npx platform lander validate ${file}`);
    });
}

function validateCommand(group: Command, { client, show }: CommandContext): void {
  group
    .command('validate')
    .description('report everything that is wrong with a file; exits with 1 if anything is')
    .argument('<file>', 'file of a campaign')
    .addHelpText('after', examples('lander validate gallery-summer.json', 'lander validate gallery-summer.json --json'))
    .action(async (file: string) => {
      const reply = await new LanderClient(client()).check(campaignFile.read(file));
      show(reply, findingsText(file));
      if (reply.findings.length > 0) throw new DeployError('findings', `${file} would be refused.`);
    });
}

function listCommand(group: Command, { client, show }: CommandContext): void {
  group
    .command('list')
    .description('what is live, and who changed what, when and why')
    .addArgument(campaignArgument('[campaign]'))
    .addHelpText('after', examples('lander list', 'lander list gallery/summer --json'))
    .action(async (campaign?: CampaignName) => show(await new LanderClient(client()).status(campaign), landersText));
}

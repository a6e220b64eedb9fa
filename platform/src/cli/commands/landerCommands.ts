import type { Command } from 'commander';
import type { LanderFinding, LanderLaunch, LanderStatus, LiveLander } from '@rendezvous/shared/contract';
import { campaignFile } from '../campaignFile';
import type { CommandContext } from '../CommandContext';
import { DeployError } from '../DeployError';
import { type CampaignName, LanderClient } from '../LanderClient';
import { examples, table } from '../text/table';
import { campaignArgument } from './campaignArgument';
import { landerChangeCommands } from './landerChangeCommands';

const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

function shownText({ isShown, schedule }: LiveLander): string {
  const { from, until } = schedule ?? {};
  const when = [...(from === undefined ? [] : [`from ${from}`]), ...(until === undefined ? [] : [`until ${until}`])].join(' ');
  return [isShown ? 'shown' : 'not shown', when].join(' ').trimEnd();
}

const endOf = ({ who, at, why }: LanderLaunch): string[] => [who, timeOf(at), why];

/** Live landers and the latest changes. */
function landersText({ serial, live, launches }: LanderStatus): string {
  const rows = live.map((one) => [`${one.name}/${one.slug}`, String(one.revision), shownText(one), ...endOf(one)]);
  const changes = launches.map((one) => [
    ...[String(one.serial), `${one.name}/${one.slug}`, one.revision === null ? 'stopped' : String(one.revision)],
    ...endOf(one),
  ]);
  return [
    `serial ${serial}`,
    rows.length === 0 ? 'no campaign is live' : table([['live', 'revision', '', 'who', 'at', 'why'], ...rows]),
    ...(changes.length === 0 ? [] : ['', table([['serial', 'lander', 'revision', 'who', 'at', 'why'], ...changes])]),
  ].join('\n');
}

/** Problems of a file, a line for each finding. */
const findingsText =
  (file: string) =>
  ({ findings }: { findings: readonly LanderFinding[] }): string =>
    findings.length === 0 ? `${file} may be launched` : [file, ...findings.map(({ path, problem }) => `  ${path} ${problem}`)].join('\n');

interface NewFlags {
  from: string;
  file?: string;
}

/** Campaigns of existing landers: data, so that no code is released. */
export function landerCommands(program: Command, context: CommandContext): void {
  const group = program
    .command('lander')
    .description('launch campaigns of landers that exist as data, without a release')
    .addHelpText('after', examples('lander new gallery/summer', 'lander launch gallery-summer.json', 'lander list'));
  newCommand(group, context);
  validateCommand(group, context);
  landerChangeCommands(group, context);
  listCommand(group, context);
}

function newCommand(group: Command, { client, show }: CommandContext): void {
  group
    .command('new')
    .description('write a file to fill in, with the texts of a variant that is there in all languages')
    .addArgument(campaignArgument())
    .option('--from <slug>', 'variant to start from, live or built in', 'default')
    .option('--file <file>', 'name of the file; else <lander>-<slug>.json')
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
    .description('tell everything that is wrong with a file; ends with 1 when there is something')
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

import { DEFAULT_VARIANT, ID_PATTERN } from '@rendezvous/shared/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { campaignFile } from '../campaignFile';
import type { CommandContext } from '../CommandContext';
import { type CampaignName, LanderClient, type LanderChangeOptions } from '../LanderClient';
import { createLanderChangeFormatter } from '../text/formatLanders';
import { formatExamples } from '../text/formatTable';
import { createCampaignArgument } from './createCampaignArgument';
import { type ChangeFlags, addChangeOptions } from './changeOptions';
import { createDurationParser } from './createDurationParser';

const MAX_TTL = '7d';
const DEFAULT_TTL = '2h';
const UNDO_COMMANDS = {
  stop: 'take a campaign down; the built-in variant is shown again',
  rollback: 'go back to the revision that was live before',
} as const;

const ID = new RegExp(ID_PATTERN);

const createMemberOption = (): Option =>
  new Option('--member <id>', 'member shown by a lander about a member').argParser((text) => {
    if (ID.test(text)) return text;
    throw new InvalidArgumentError('It must be the id in the address of a profile.');
  });

/** The options of a change; loads the current serial unless the flags state one. */
async function createChangeOptions(landers: LanderClient, { why, expectSerial, dryRun }: ChangeFlags): Promise<LanderChangeOptions> {
  const serial = expectSerial ?? (await landers.loadStatus()).serial;
  return { serial, ...(why === undefined ? {} : { why }), ...(dryRun ? { dryRun } : {}) };
}

/** Adds the commands that store or change something; each change sends the serial on which it is based. */
export function addLanderChangeCommands(group: Command, context: CommandContext): void {
  addPreviewCommand(group, context);
  addLaunchCommand(group, context);
  addUndoCommands(group, context);
}

const createLanderClient = ({ createClient }: CommandContext): LanderClient => new LanderClient(createClient('mfe-landers'));

function addPreviewCommand(group: Command, context: CommandContext): void {
  group
    .command('preview')
    .description('store a campaign and make a link that shows it; nobody else gets it')
    .argument('<file>', 'file of a campaign')
    .addOption(
      new Option('--ttl <time>', 'how long the link is valid, for example 30m, 2h or 3d')
        .argParser(createDurationParser(MAX_TTL))
        .default(createDurationParser(MAX_TTL)(DEFAULT_TTL), DEFAULT_TTL),
    )
    .addOption(createMemberOption())
    .option('--variant <name>', 'variant to show; the first one by default')
    .addHelpText(
      'after',
      formatExamples(
        'lander preview gallery-summer.json',
        'lander preview gallery-summer.json --variant promise',
        'lander preview landing2-summer.json --member Abc1234567 --ttl 3d',
      ),
    )
    .action(async (file: string, options: { ttl: number; member?: string; variant?: string }) => {
      const link = await createLanderClient(context).createPreview(campaignFile.read(file), options);
      context.show(link, ({ url, revision, variant, expires }) => {
        const subject = variant === DEFAULT_VARIANT ? `revision ${revision}` : `variant ${variant} of revision ${revision}`;
        return `${url}\nshows ${subject} until ${new Date(expires * 1_000).toISOString()}; it is not live`;
      });
    });
}

function addLaunchCommand(group: Command, context: CommandContext): void {
  const command = group.command('launch').description('make a campaign live').argument('<file>', 'file of a campaign');
  addChangeOptions(command, 'lander list')
    .addHelpText(
      'after',
      formatExamples('lander launch gallery-summer.json --dry-run', 'lander launch gallery-summer.json --why "the season begins"'),
    )
    .action(async (file: string, flags: ChangeFlags) => {
      const campaign = campaignFile.read(file);
      const landers = createLanderClient(context);
      context.show(await landers.launch(campaign, await createChangeOptions(landers, flags)), createLanderChangeFormatter('launch'));
    });
}

function addUndoCommands(group: Command, context: CommandContext): void {
  for (const [name, description] of Object.entries(UNDO_COMMANDS) as [keyof typeof UNDO_COMMANDS, string][]) {
    addChangeOptions(group.command(name).description(description).addArgument(createCampaignArgument()), 'lander list')
      .addHelpText('after', formatExamples(`lander ${name} gallery/summer`, `lander ${name} gallery/summer --why "wrong words" --dry-run`))
      .action(async (campaign: CampaignName, flags: ChangeFlags) => {
        const landers = createLanderClient(context);
        context.show(await landers.change(name, campaign, await createChangeOptions(landers, flags)), createLanderChangeFormatter(name));
      });
  }
}

import { type CampaignVariant, type LanderCampaign, LOCALES } from '@rendezvous/shared/contract';
import { type Command, Option } from 'commander';
import { campaignFile } from '../campaignFile';
import type { CommandContext } from '../CommandContext';
import { DeployError } from '../DeployError';
import { type CampaignName, LanderClient } from '../LanderClient';
import { formatDailyFigures, formatFigures } from '../text/formatFigures';
import { createFindingsFormatter, formatLanders } from '../text/formatLanders';
import { formatExamples } from '../text/formatTable';
import { createCampaignArgument } from './createCampaignArgument';
import { parseInteger } from './parseInteger';
import { addLanderChangeCommands } from './addLanderChangeCommands';

interface NewFlags {
  from: string;
  file?: string;
  variants?: string;
}

/** Variants to fill in, with equal weights but for rounding: the first shows the campaign as it is, all others get headlines. */
function createVariants(names: readonly string[], texts: LanderCampaign['texts']): CampaignVariant[] {
  const weight = Math.floor(100 / names.length);
  const headlines = Object.fromEntries(LOCALES.map((locale) => [locale, { headline: texts[locale].headline }]));
  const [first = '', ...others] = names;
  return [
    { name: first, weight: 100 - weight * others.length },
    ...others.map((name) => ({ name, weight, texts: headlines as NonNullable<CampaignVariant['texts']> })),
  ];
}

/** Adds the commands for campaigns of existing landers, which are data and need no release. */
export function addLanderCommands(program: Command, context: CommandContext): void {
  const group = program
    .command('lander')
    .description('launch campaigns of existing landers as data, without a release')
    .addHelpText('after', formatExamples('lander new gallery/summer', 'lander launch gallery-summer.json', 'lander list'));
  addNewCommand(group, context);
  addValidateCommand(group, context);
  addLanderChangeCommands(group, context);
  addListCommand(group, context);
  addFiguresCommand(group, context);
}

function addNewCommand(group: Command, { createClient, show }: CommandContext): void {
  group
    .command('new')
    .description('write a file to fill in, with pictures, niche and texts in all languages of an existing variant')
    .addArgument(createCampaignArgument())
    .option('--from <slug>', 'variant to start from, live or built in', 'default')
    .option('--variants <names>', 'variants to compare, separated by commas; all but the first get headlines to fill in')
    .option('--file <file>', 'name of the file instead of <lander>-<slug>.json')
    .addHelpText(
      'after',
      formatExamples(
        'lander new gallery/summer',
        'lander new gallery/summer --from spring --file summer.json',
        'lander new gallery/summer --variants question,promise',
      ),
    )
    .action(async ({ name, slug }: CampaignName, { from, file = `${name}-${slug}.json`, variants }: NewFlags) => {
      const campaign = await new LanderClient(createClient()).loadCampaign({ name, slug: from });
      const variantFields = variants === undefined ? {} : { variants: createVariants(variants.split(','), campaign.texts) };
      campaignFile.write(file, { ...campaign, slug, ...variantFields });
      show({ file }, () => `${file} has the texts of ${name}/${from}; fill it in, then npx platform lander validate ${file}`);
    });
}

function addValidateCommand(group: Command, { createClient, show }: CommandContext): void {
  group
    .command('validate')
    .description('report everything that is wrong with a file; exits with 1 if anything is')
    .argument('<file>', 'file of a campaign')
    .addHelpText('after', formatExamples('lander validate gallery-summer.json', 'lander validate gallery-summer.json --json'))
    .action(async (file: string) => {
      const reply = await new LanderClient(createClient()).check(campaignFile.read(file));
      show(reply, createFindingsFormatter(file));
      if (reply.findings.length > 0) throw new DeployError('findings', `${file} would be refused.`);
    });
}

function addListCommand(group: Command, { createClient, show }: CommandContext): void {
  group
    .command('list')
    .description('what is live, and who changed what, when and why')
    .addArgument(createCampaignArgument('[campaign]'))
    .addHelpText('after', formatExamples('lander list', 'lander list gallery/summer --json'))
    .action(async (campaign?: CampaignName) => show(await new LanderClient(createClient()).loadStatus(campaign), formatLanders));
}

const DEFAULT_FIGURE_DAYS = 30;
const MAX_FIGURE_DAYS = 365;

function addFiguresCommand(group: Command, { createClient, show }: CommandContext): void {
  group
    .command('figures')
    .description('views and sign-ups by variant, and whether the variants differ by more than chance')
    .addArgument(createCampaignArgument('[campaign]'))
    .addOption(
      new Option('--days <number>', 'period up to today, in UTC days')
        .argParser((text) => parseInteger(text, 1, MAX_FIGURE_DAYS))
        .default(DEFAULT_FIGURE_DAYS),
    )
    .option('--by-day', 'a line for each day')
    .addHelpText(
      'after',
      formatExamples('lander figures', 'lander figures gallery/summer --days 14', 'lander figures gallery/summer --by-day'),
    )
    .action(async (campaign: CampaignName | undefined, { days, byDay }: { days: number; byDay?: boolean }) =>
      show(await new LanderClient(createClient()).loadFigures(campaign ?? {}, days), byDay ? formatDailyFigures : formatFigures),
    );
}

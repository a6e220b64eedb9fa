import { type Command, Option } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import type { Decision } from '../DeployClient';
import { formatExamples, formatTable } from '../text/formatTable';
import { formatHistory } from '../text/formatHistory';
import { formatStatus } from '../text/formatStatus';
import { createRemoteArgument } from './createRemoteArgument';
import { createCountryOption, createLocaleOption } from './shareOptions';
import { parseInteger } from './parseInteger';

/**
 * Describes a decision: its steps in order, with a plus before each that chose a release or ended the search, then the state of the open canary and
 * how the last one ended.
 */
export function formatDecision({ serial, remote, chosen, trace, canary, aborted }: Decision): string {
  const steps = trace.map(({ rule, release, taken, reason }) => [taken ? '  +' : '  -', rule, release ?? '-', reason]);
  const abortText = aborted && `canary ${aborted.release ?? '-'} ended by itself at ${new Date(aborted.at).toISOString()}: ${aborted.why}`;
  return [
    `serial ${serial}: ${remote} ${chosen ?? 'loads nothing'}`,
    formatTable(steps),
    ...(canary ? [`canary: ${canary.why}`] : []),
    ...(abortText ? [abortText] : []),
  ].join('\n');
}

/** Help text of `--visitor`: scripts of a page cannot read the cookie, so the text says where to find its value. */
const VISITOR_HELP = 'value of the cookie "visitor": in the browser under developer tools, Application (Storage), Cookies';

/** Adds the commands `status`, `history` and `why`. */
export function addReadOnlyCommands(program: Command, { createClient, show }: CommandContext): void {
  program
    .command('status')
    .description('what is live')
    .addHelpText('after', formatExamples('status', 'status --json', 'status --server https://dating.example'))
    .action(async () => show(await createClient().loadStatus(), formatStatus));
  program
    .command('history')
    .description('who changed what, when and why')
    .addArgument(createRemoteArgument('[remote]'))
    .addOption(
      new Option('--limit <changes>', 'how many of the newest, at most 1000').argParser((text) => parseInteger(text, 1, 1_000)).default(50),
    )
    .addHelpText('after', formatExamples('history', 'history mfe-chat --limit 200'))
    .action(async (remote: ReleaseOwner | undefined, { limit }: { limit: number }) =>
      show(await createClient().loadHistory(remote, limit), formatHistory),
    );
  program
    .command('why')
    .description('which release a visitor gets, and why')
    .addArgument(createRemoteArgument())
    .requiredOption('--visitor <id>', VISITOR_HELP)
    .addOption(createCountryOption())
    .addOption(createLocaleOption())
    .addHelpText('after', formatExamples('why mfe-chat --visitor PqR4…', 'why mfe-chat --visitor PqR4… --country NL --locale nl'))
    .action(async (remote: ReleaseOwner, options: Record<string, string>) =>
      show(await createClient().loadDecision({ remote, ...options }), formatDecision),
    );
}

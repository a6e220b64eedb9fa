import { type Command, Option } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import type { Decision } from '../DeployClient';
import { examples, table } from '../text/table';
import { historyText } from '../text/historyText';
import { statusText } from '../text/statusText';
import { remoteArgument } from './remoteArgument';
import { countryOption, localeOption } from './shareOptions';
import { parseInteger } from './parseInteger';

/**
 * Describes a decision: its steps in order, with a plus before those that chose a release, then the state of the canary and how the last one ended.
 */
export function whyText({ serial, remote, chosen, trace, canary, aborted }: Decision): string {
  const steps = trace.map(({ rule, release, taken, reason }) => [taken ? '  +' : '  -', rule, release ?? '-', reason]);
  const endText = aborted && `canary ${aborted.release ?? '-'} ended by itself at ${new Date(aborted.at).toISOString()}: ${aborted.why}`;
  return [
    `serial ${serial}: ${remote} ${chosen ?? 'loads nothing'}`,
    table(steps),
    ...(canary ? [`canary: ${canary.why}`] : []),
    ...(endText ? [endText] : []),
  ].join('\n');
}

/** Help text of `--visitor`: scripts of a page cannot read the cookie, so the text says where to find its value. */
const VISITOR = 'value of the cookie "visitor": in the browser under developer tools, Application (Storage), Cookies';

/** Adds the read-only commands. */
export function lookCommands(program: Command, { client, show }: CommandContext): void {
  program
    .command('status')
    .description('what is live')
    .addHelpText('after', examples('status', 'status --json', 'status --server https://dating.example'))
    .action(async () => show(await client().status(), statusText));
  program
    .command('history')
    .description('who changed what, when and why')
    .addArgument(remoteArgument('[remote]'))
    .addOption(
      new Option('--limit <changes>', 'how many of the newest, at most 1000').argParser((text) => parseInteger(text, 1, 1_000)).default(50),
    )
    .addHelpText('after', examples('history', 'history mfe-chat --limit 200'))
    .action(async (remote: ReleaseOwner | undefined, { limit }: { limit: number }) =>
      show(await client().history(remote, limit), historyText),
    );
  program
    .command('why')
    .description('which release a visitor gets, and why')
    .addArgument(remoteArgument())
    .requiredOption('--visitor <id>', VISITOR)
    .addOption(countryOption())
    .addOption(localeOption())
    .addHelpText('after', examples('why mfe-chat --visitor PqR4…', 'why mfe-chat --visitor PqR4… --country NL --locale nl'))
    .action(async (remote: ReleaseOwner, options: Record<string, string>) => show(await client().why({ remote, ...options }), whyText));
}

import type { Command } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import { historyText } from '../text/historyText';
import { statusText } from '../text/statusText';
import { whyText } from '../text/whyText';
import { remoteArgument } from './remoteArgument';

/** Commands that only look. */
export function lookCommands(program: Command, { client, show }: CommandContext): void {
  program
    .command('status')
    .description('what is live')
    .action(async () => show(await client().status(), statusText));
  program
    .command('history')
    .description('who changed what, when and why')
    .argument('[remote]')
    .action(async (remote?: string) => show(await client().history(remote), historyText));
  program
    .command('why')
    .description('which release a visitor gets, and why')
    .addArgument(remoteArgument())
    .requiredOption('--visitor <id>', 'value of the cookie "visitor"')
    .option('--country <code>')
    .option('--locale <locale>')
    .action(async (remote: ReleaseOwner, options: Record<string, string>) => show(await client().why({ remote, ...options }), whyText));
}

import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import { parseLinkedPath } from '../../site/overrides/Override';
import type { CommandContext } from '../CommandContext';
import { formatExamples } from '../text/formatTable';
import { createDurationParser } from './createDurationParser';
import { createRemoteArgument } from './createRemoteArgument';

const MAX_TTL = '7d';
const DEFAULT_TTL = '2h';

const createTtlOption = (): Option =>
  new Option('--ttl <time>', 'how long the link is valid, for example 30m, 2h or 3d')
    .argParser(createDurationParser(MAX_TTL))
    .default(createDurationParser(MAX_TTL)(DEFAULT_TTL), DEFAULT_TTL);

function parsePath(text: string): string {
  const path = parseLinkedPath(text);
  if (path === undefined) throw new InvalidArgumentError('It must be a page of the site, for example /chats.');
  return path;
}

const createPathOption = (): Option =>
  new Option('--path <path>', 'page that the link leads to, for example /chats').argParser(parsePath).default('/');

/** Adds the command that creates a link through which one browser gets a release. */
export function addOverrideCommand(program: Command, { createClient, show }: CommandContext): void {
  program
    .command('override-link')
    .description('make a link that gives a release to the browser in which it is opened, and to nobody else')
    .addArgument(createRemoteArgument())
    .argument('<release>', 'id of a published release')
    .addOption(createTtlOption())
    .addOption(createPathOption())
    .addHelpText(
      'after',
      formatExamples('override-link mfe-chat 1.2.0-0a1b2c3d --path /chats', 'override-link mfe-chat 1.2.0-0a1b2c3d --ttl 3d --json'),
    )
    .action(async (remote: ReleaseOwner, release: string, { ttl, path }: { ttl: number; path: string }) => {
      const link = await createClient(remote).createOverrideLink(remote, release, { ttl, path });
      show(link, ({ url, expires }) => `${url}\nvalid until ${new Date(expires).toISOString()}; the badge on the page undoes it`);
    });
}

import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import { linkedPath } from '../../site/overrides/Override';
import type { CommandContext } from '../CommandContext';
import { examples } from '../text/table';
import { parseDuration } from './parseDuration';
import { remoteArgument } from './remoteArgument';

const MAX_TTL = '7d';
const DEFAULT_TTL = '2h';

const ttlOption = (): Option =>
  new Option('--ttl <time>', 'how long the link is valid, for example 30m, 2h or 3d')
    .argParser(parseDuration(MAX_TTL))
    .default(parseDuration(MAX_TTL)(DEFAULT_TTL), DEFAULT_TTL);

function parsePath(text: string): string {
  const path = linkedPath(text);
  if (path === undefined) throw new InvalidArgumentError('It must be a page of the site, for example /chats.');
  return path;
}

const pathOption = (): Option =>
  new Option('--path <path>', 'page that the link leads to, for example /chats').argParser(parsePath).default('/');

/** Adds the command that creates a link through which one browser gets a release. */
export function overrideCommand(program: Command, { client, show }: CommandContext): void {
  program
    .command('override-link')
    .description('make a link that gives a release to the browser in which it is opened, and to nobody else')
    .addArgument(remoteArgument())
    .argument('<release>', 'id of a published release')
    .addOption(ttlOption())
    .addOption(pathOption())
    .addHelpText(
      'after',
      examples('override-link mfe-chat 1.2.0-0a1b2c3d --path /chats', 'override-link mfe-chat 1.2.0-0a1b2c3d --ttl 3d --json'),
    )
    .action(async (remote: ReleaseOwner, release: string, { ttl, path }: { ttl: number; path: string }) => {
      const link = await client(remote).overrideLink(remote, release, { ttl, path });
      show(link, ({ url, expires }) => `${url}\nvalid until ${new Date(expires).toISOString()}; the badge on the page undoes it`);
    });
}

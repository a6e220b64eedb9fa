import { type Command, Option } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CollectionResult } from '../../site/deploy/collectRemote';
import type { CommandContext } from '../CommandContext';
import { formatBytes, formatExamples, formatTable } from '../text/formatTable';
import { type ChangeFlags, addChangeOptions } from './changeOptions';
import { createDurationParser } from './createDurationParser';
import { createRemotesArgument } from './createRemoteArgument';

/** Describes what a collection removed or, for a dry run, would remove. */
export function formatCollection({ remote, serial, dryRun, removed, bytes }: CollectionResult & { remote: ReleaseOwner }): string {
  const heading = `serial ${serial}: ${remote} gc`;
  if (removed.length === 0) return `${heading} has nothing to remove`;
  const rows = removed.map((release) => [`  ${release.name}`, formatBytes(release.bytes)]);
  const summary = dryRun ? `would remove ${formatBytes(bytes)}; nothing was changed` : `removed ${formatBytes(bytes)}`;
  return [`${heading} ${summary}`, formatTable(rows)].join('\n');
}

interface GcFlags extends ChangeFlags {
  olderThan: number;
}

const createAgeOption = (): Option =>
  new Option('--older-than <time>', 'out of reach for at least this long, for example 30d; open pages may still need newer ones')
    .argParser(createDurationParser('3650d', '1d'))
    .default(createDurationParser('30d')('30d'), '30d');

/** Adds the command that removes the files of releases that can no longer be served to anybody. */
export function addGcCommand(program: Command, { createClient, show }: CommandContext): void {
  const command = program
    .command('gc')
    .description('remove the files of releases that nobody can get any more: not stable, canary, last good, in a channel or a valid link')
    .addArgument(createRemotesArgument())
    .addOption(createAgeOption());
  addChangeOptions(command)
    .addHelpText('after', formatExamples('gc mfe-chat --dry-run', 'gc mfe-chat mfe-auth --older-than 90d --why "the disk is small"'))
    .action(async (remotes: ReleaseOwner[], { olderThan, why, expectSerial, dryRun }: GcFlags) => {
      let serial = expectSerial;
      for (const remote of remotes) {
        const client = createClient(remote);
        serial ??= (await client.loadStatus()).serial;
        const reply = await client.gc(remote, {
          ...{ serial, olderThan },
          ...(why === undefined ? {} : { why }),
          ...(dryRun ? { dryRun } : {}),
        });
        show({ remote, ...reply }, formatCollection);
        serial = reply.serial;
      }
    });
}

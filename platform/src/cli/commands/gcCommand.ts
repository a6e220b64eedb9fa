import { type Command, Option } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CollectionResult } from '../../site/deploy/collectRemote';
import type { CommandContext } from '../CommandContext';
import { bytesText, examples, table } from '../text/table';
import { type ChangeFlags, withChangeOptions } from './changeOptions';
import { parseDuration } from './parseDuration';
import { remotesArgument } from './remoteArgument';

/** Describes what a collection removed or, for a dry run, would remove. */
export function collectedText({ remote, serial, dryRun, removed, bytes }: CollectionResult & { remote: ReleaseOwner }): string {
  const head = `serial ${serial}: ${remote} gc`;
  if (removed.length === 0) return `${head} has nothing to remove`;
  const rows = removed.map((release) => [`  ${release.name}`, bytesText(release.bytes)]);
  const what = dryRun ? `would remove ${bytesText(bytes)}; nothing was changed` : `removed ${bytesText(bytes)}`;
  return [`${head} ${what}`, table(rows)].join('\n');
}

interface GcFlags extends ChangeFlags {
  olderThan: number;
}

const ageOption = (): Option =>
  new Option('--older-than <time>', 'out of reach for at least this long, for example 30d; open pages may still need newer ones')
    .argParser(parseDuration('3650d', '1d'))
    .default(parseDuration('30d')('30d'), '30d');

/** Adds the command that removes the files of releases that can no longer be served to anybody. */
export function gcCommand(program: Command, { client, show }: CommandContext): void {
  const command = program
    .command('gc')
    .description('remove the files of releases that nobody can get any more: not stable, canary, last good, in a channel or a valid link')
    .addArgument(remotesArgument())
    .addOption(ageOption());
  withChangeOptions(command)
    .addHelpText('after', examples('gc mfe-chat --dry-run', 'gc mfe-chat mfe-auth --older-than 90d --why "the disk is small"'))
    .action(async (remotes: ReleaseOwner[], { olderThan, why, expectSerial, dryRun }: GcFlags) => {
      let serial = expectSerial;
      for (const remote of remotes) {
        const deploy = client(remote);
        serial ??= (await deploy.status()).serial;
        const reply = await deploy.gc(remote, {
          ...{ serial, olderThan },
          ...(why === undefined ? {} : { why }),
          ...(dryRun ? { dryRun } : {}),
        });
        show({ remote, ...reply }, collectedText);
        serial = reply.serial;
      }
    });
}

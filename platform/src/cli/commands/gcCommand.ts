import type { Command } from 'commander';
import { Option } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import { collectedText } from '../text/collectedText';
import { examples } from '../text/examples';
import { type ChangeFlags, withChangeOptions } from './changeOptions';
import { durationOf } from './durationOf';
import { remotesArgument } from './remoteArgument';

interface GcFlags extends ChangeFlags {
  olderThan: number;
}

const age = (): Option =>
  new Option('--older-than <time>', 'nobody could get it for so long, for example 30d; pages that are open may still need younger ones')
    .argParser(durationOf('3650d', '1d'))
    .default(durationOf('30d')('30d'), '30d');

/** Removes the files of releases that nobody needs any more. */
export function gcCommand(program: Command, { client, show }: CommandContext): void {
  const command = program
    .command('gc')
    .description('remove the files of releases that nobody can get any more: not stable, canary, last good, in a channel or a valid link')
    .addArgument(remotesArgument())
    .addOption(age());
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

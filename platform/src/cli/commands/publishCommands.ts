import { join } from 'node:path';
import type { Command } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import { publishPackage } from '../publishPackage';
import { readBuild } from '../readBuild';
import { publishedText } from '../text/publishedText';
import { remoteArgument } from './remoteArgument';

interface PublishFlags {
  build: boolean;
  bump?: true;
  promote?: true;
  from?: string;
}

/** Making releases: build and publish. */
export function publishCommands(program: Command, { root, secrets, client, build, show }: CommandContext): void {
  program
    .command('build')
    .description('build packages into their dist/release')
    .argument('<packages...>')
    .action(async (names: string[]) => {
      for (const name of names) await build(name);
    });
  program
    .command('publish')
    .description('build, sign and upload; a published release has no traffic')
    .addArgument(remoteArgument('<remotes...>'))
    .option('--no-build', 'take dist/release as it is')
    .option('--bump', 'take the next free patch version')
    .option('--promote', 'give a new release all traffic')
    .option('--from <folder>', 'take the build of another package folder')
    .action(async (remotes: ReleaseOwner[], flags: PublishFlags) => {
      const how = { bump: flags.bump ?? false, promote: flags.promote ?? false };
      for (const remote of remotes) {
        const folder = flags.from ?? remote;
        if (flags.build) await build(folder);
        show(await publishPackage(client(remote), secrets, readBuild(join(root, folder)), how), publishedText);
      }
    });
}

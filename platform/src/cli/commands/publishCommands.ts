import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import { DeployError } from '../DeployError';
import { type PublishResult, publishPackage } from '../publishPackage';
import { bytesText, examples } from '../text/table';
import { type ChangeFlags, withChangeOptions } from './changeOptions';
import { remotesArgument } from './remoteArgument';
import { type BuildFlags, takeBuild } from './takeBuild';

export function publishedText({ remote, release, isNew, isPromoted, stable, dryRun, files, bytes }: PublishResult): string {
  const promotion = isPromoted ? ' and promoted' : '';
  const name = `${remote} ${release}`;
  if (dryRun && isNew) return `${name} would be published${promotion}: ${files} files, ${bytesText(bytes)}; nothing was stored`;
  const summary = `${name} ${isNew ? 'published' : 'is already published'}${dryRun && isPromoted ? ' and would be promoted' : promotion}`;
  if (stable === release) return summary;
  return `${summary}; ${stable ?? 'nothing'} has the traffic until npx platform promote ${name}`;
}

const PIPELINE = 'publish mfe-chat --server https://dating.example   # with PLATFORM_TOKEN, PLATFORM_TEAM and PLATFORM_KEY_FILE';

interface PublishFlags extends ChangeFlags, BuildFlags {
  bump?: true;
  promote?: true;
}

const DRY_RUN = 'sign, run all gates and render on the server; nothing is stored';

/** Adds the commands that create releases. */
export function publishCommands(program: Command, context: CommandContext): void {
  buildCommand(program, context);
  publishCommand(program, context);
}

function buildCommand(program: Command, { root, build }: CommandContext): void {
  program
    .command('build')
    .description('build packages into their dist/release')
    .argument('<packages...>', 'folders of packages')
    .addHelpText('after', examples('build shell mfe-chat'))
    .action(async (names: string[]) => {
      const missing = names.find((name) => !existsSync(join(root, name, 'package.json')));
      if (missing !== undefined) throw new DeployError('no_package', `There is no package ${missing} here.`);
      for (const name of names) await build(name);
    });
}

function publishCommand(program: Command, context: CommandContext): void {
  const { secrets, client, show } = context;
  const command = program
    .command('publish')
    .description('build, sign and upload; a published release has no traffic')
    .addArgument(remotesArgument())
    .option('--no-build', 'take dist/release as it is')
    .option('--bump', 'take the next free patch version')
    .option('--promote', 'give a new release all traffic')
    .option('--from <folder>', 'take the build of another package folder');
  withChangeOptions(command, 'status', DRY_RUN)
    .addHelpText(
      'after',
      examples(
        'publish mfe-chat',
        'publish mfe-chat --promote --why "faster lists"',
        'publish mfe-chat --dry-run',
        'publish shell mfe-chat --no-build --bump --promote',
        PIPELINE,
      ),
    )
    .action(async (remotes: ReleaseOwner[], flags: PublishFlags) => {
      const { why, bump = false, promote = false, dryRun = false } = flags;
      let { expectSerial } = flags;
      for (const remote of remotes) {
        const published = await publishPackage(client(remote), secrets, await takeBuild(context, remote, flags), {
          ...{ bump, promote, dryRun },
          ...(why === undefined ? {} : { why }),
          ...(expectSerial === undefined ? {} : { expectSerial }),
        });
        show(published, publishedText);
        if (expectSerial !== undefined) expectSerial = published.serial;
      }
    });
}

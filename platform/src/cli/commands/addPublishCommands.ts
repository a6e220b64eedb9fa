import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import type { DeployClient } from '../DeployClient';
import { DeployError } from '../DeployError';
import { type PublishResult, publishPackage } from '../publishPackage';
import { type Build, withoutOpenReviews } from '../readBuild';
import { formatBytes, formatExamples } from '../text/formatTable';
import { type ChangeFlags, addChangeOptions } from './changeOptions';
import { createRemotesArgument } from './createRemoteArgument';
import { type BuildFlags, prepareBuild } from './prepareBuild';

export function formatPublishResult({ remote, release, isNew, isPromoted, stable, dryRun, files, bytes }: PublishResult): string {
  const promotion = isPromoted ? ' and promoted' : '';
  const releaseName = `${remote} ${release}`;
  if (dryRun && isNew) return `${releaseName} would be published${promotion}: ${files} files, ${formatBytes(bytes)}; nothing was stored`;
  const summary = `${releaseName} ${isNew ? 'published' : 'is already published'}${dryRun && isPromoted ? ' and would be promoted' : promotion}`;
  if (stable === release) return summary;
  return `${summary}; ${stable ?? 'nothing'} has the traffic until npx platform promote ${releaseName}`;
}

const PIPELINE_EXAMPLE = 'publish mfe-chat --server https://dating.example   # with PLATFORM_TOKEN, PLATFORM_TEAM and PLATFORM_KEY_FILE';

interface PublishFlags extends ChangeFlags, BuildFlags {
  bump?: true;
  promote?: true;
  unreviewed?: true;
}

const DRY_RUN_HELP = 'sign, run all gates and render on the server; nothing is stored';

/** Adds the commands that create releases. */
export function addPublishCommands(program: Command, context: CommandContext): void {
  addBuildCommand(program, context);
  addPublishCommand(program, context);
}

function addBuildCommand(program: Command, { root, build }: CommandContext): void {
  program
    .command('build')
    .description('build packages into their dist/release')
    .argument('<packages...>', 'folders of packages')
    .addHelpText('after', formatExamples('build shell mfe-chat'))
    .action(async (names: string[]) => {
      const missingPackage = names.find((name) => !existsSync(join(root, name, 'package.json')));
      if (missingPackage !== undefined) throw new DeployError('no_package', `There is no package ${missingPackage} here.`);
      for (const name of names) await build(name);
    });
}

/** Prepares a build for publishing; with `--unreviewed`, without its open reviews. Rejects with a DeployError when the site is elsewhere then. */
async function preparePublication(
  context: CommandContext,
  client: DeployClient,
  remote: ReleaseOwner,
  { unreviewed, ...flags }: PublishFlags,
): Promise<Build> {
  if (unreviewed && !client.isLocal) throw new DeployError('not_local', '--unreviewed is only for a site on this machine.');
  const build = await prepareBuild(context, remote, flags);
  return unreviewed ? withoutOpenReviews(build) : build;
}

function addPublishCommand(program: Command, context: CommandContext): void {
  const { secrets, createClient, show } = context;
  const command = program
    .command('publish')
    .description('build, sign and upload; a published release has no traffic')
    .addArgument(createRemotesArgument())
    .option('--no-build', 'take dist/release as it is')
    .option('--bump', 'take the next free patch version')
    .option('--promote', 'give a new release all traffic')
    .option('--unreviewed', 'also with translations that wait for review; only on a site on this machine')
    .option('--from <folder>', 'take the build of another package folder');
  addChangeOptions(command, 'status', DRY_RUN_HELP)
    .addHelpText(
      'after',
      formatExamples(
        'publish mfe-chat',
        'publish mfe-chat --promote --why "faster lists"',
        'publish mfe-chat --dry-run',
        'publish shell mfe-chat --no-build --bump --promote',
        PIPELINE_EXAMPLE,
      ),
    )
    .action(async (remotes: ReleaseOwner[], flags: PublishFlags) => {
      const { why, bump = false, promote = false, dryRun = false } = flags;
      let { expectSerial } = flags;
      for (const remote of remotes) {
        const client = createClient(remote);
        const result = await publishPackage(client, secrets, await preparePublication(context, client, remote, flags), {
          ...{ bump, promote, dryRun },
          ...(why === undefined ? {} : { why }),
          ...(expectSerial === undefined ? {} : { expectSerial }),
        });
        show(result, formatPublishResult);
        if (expectSerial !== undefined) expectSerial = result.serial;
      }
    });
}

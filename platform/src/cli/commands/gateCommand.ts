import { join } from 'node:path';
import type { Command } from 'commander';
import { signRelease } from '../../keys/signRelease';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import { DeployError } from '../DeployError';
import { gateReport } from '../gateReport';
import { readBuild } from '../readBuild';
import { examples } from '../text/examples';
import { gatesText } from '../text/gatesText';
import { typesOf } from '../typesOf';
import { remotesArgument } from './remoteArgument';

interface GateFlags {
  build: boolean;
  from?: string;
}

/** Everything that publishing would look at, without publishing. */
export function gateCommand(program: Command, { root, secrets, client, build, show }: CommandContext): void {
  program
    .command('gate')
    .description('build, compile with what is live and ask the server whether it would take the release; nothing is published')
    .addArgument(remotesArgument())
    .option('--no-build', 'take dist/release as it is')
    .option('--from <folder>', 'take the build of another package folder')
    .addHelpText('after', examples('gate mfe-chat', 'gate mfe-chat --no-build --json'))
    .action(async (remotes: ReleaseOwner[], flags: GateFlags) => {
      const refused: string[] = [];
      for (const remote of remotes) {
        const folder = flags.from ?? remote;
        if (flags.build) await build(folder);
        const { draft, files } = readBuild(join(root, folder));
        const { team, privateKey } = secrets.signer(remote);
        const deploy = client(remote);
        const types = await typesOf(deploy, await deploy.status(), draft, files);
        const report = await gateReport(deploy, signRelease(draft, team, privateKey), files, types);
        show(report, gatesText);
        if (report.gates.some(({ findings }) => findings.length > 0)) refused.push(remote);
      }
      if (refused.length > 0) throw new DeployError('gates', `${refused.join(', ')} would be refused.`);
    });
}

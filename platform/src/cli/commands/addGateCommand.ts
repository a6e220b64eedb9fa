import type { Command } from 'commander';
import { GATES } from '../../gates/GateResult';
import { signRelease } from '../../keys/releaseSignature';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import type { GateReport } from '../DeployClient';
import { DeployError } from '../DeployError';
import { createGateReport } from '../createGateReport';
import { formatExamples } from '../text/formatTable';
import { findTypeProblems } from '../findTypeProblems';
import { createRemotesArgument } from './createRemoteArgument';
import { type BuildFlags, prepareBuild } from './prepareBuild';

/** A line that names the release, then one line for each gate, followed by its findings. */
const formatGates = ({ remote, release, gates }: GateReport): string =>
  [
    `${remote} ${release}`,
    ...gates.flatMap(({ gate, findings }) => [
      `  ${findings.length === 0 ? '+' : '-'} ${gate.padEnd(9)}  ${GATES[gate]}`,
      ...findings.map((finding) => `      ${finding}`),
    ]),
  ].join('\n');

/** Adds the command that runs all checks of publishing, without publishing. */
export function addGateCommand(program: Command, context: CommandContext): void {
  const { secrets, createClient, show } = context;
  program
    .command('gate')
    .description('build, compile with what is live and ask the server whether it would accept the release; nothing is published')
    .addArgument(createRemotesArgument())
    .option('--no-build', 'take dist/release as it is')
    .option('--from <folder>', 'take the build of another package folder')
    .addHelpText('after', formatExamples('gate mfe-chat', 'gate mfe-chat --no-build --json'))
    .action(async (remotes: ReleaseOwner[], flags: BuildFlags) => {
      const refusedRemotes: string[] = [];
      for (const remote of remotes) {
        const { draft, files } = await prepareBuild(context, remote, flags);
        const { team, privateKey } = secrets.getSigner(remote);
        const client = createClient(remote);
        const typeFindings = await findTypeProblems(client, await client.loadStatus(), draft, files);
        const report = await createGateReport(client, signRelease(draft, team, privateKey), files, typeFindings);
        show(report, formatGates);
        if (report.gates.some(({ findings }) => findings.length > 0)) refusedRemotes.push(remote);
      }
      if (refusedRemotes.length > 0) throw new DeployError('gates', `${refusedRemotes.join(', ')} would be refused.`);
    });
}

import type { Command } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import type { Change } from '../DeployClient';
import { remoteArgument } from './remoteArgument';

/** Command to action of the deploy api, with what it does. */
const OF_A_RELEASE = { promote: 'give a release all traffic', block: 'take a release away from everybody' };
const OF_A_REMOTE: Record<string, [action: string, description: string]> = {
  abort: ['abort', 'end the canary'],
  rollback: ['rollback', 'go back to the last good release'],
  kill: ['off', 'switch a remote off; its pages say so'],
  maintenance: ['maintenance', 'show the maintenance page of a remote'],
  revive: ['on', 'switch a remote on again'],
};

interface Reason {
  why?: string;
}

/** Commands that change what is live; each carries the serial it was decided on. */
export function changeCommands(program: Command, { client, show }: CommandContext): void {
  const change = async (remote: ReleaseOwner, action: string, details: Omit<Change, 'serial'>): Promise<void> => {
    const deploy = client(remote);
    const { serial } = await deploy.status();
    const reply = await deploy.change(remote, action, { serial, ...details });
    show(reply, ({ serial: next, stable }) => `serial ${next}: ${remote} ${action}, stable is ${stable ?? 'none'}`);
  };
  for (const [name, description] of Object.entries(OF_A_RELEASE)) {
    program
      .command(name)
      .description(description)
      .addArgument(remoteArgument())
      .argument('<release>', 'for example 1.2.0-0a1b2c3d')
      .option('--why <reason>', 'for the history')
      .action((remote: ReleaseOwner, release: string, reason: Reason) => change(remote, name, { release, ...reason }));
  }
  program
    .command('canary')
    .description('give a release a share of the traffic')
    .addArgument(remoteArgument())
    .argument('<release>')
    .requiredOption('--percent <number>', '0 is nobody, 100 everybody', Number)
    .option('--country <code>')
    .option('--locale <locale>')
    .option('--why <reason>', 'for the history')
    .action((remote: ReleaseOwner, release: string, share: Omit<Change, 'serial'>) => change(remote, 'canary', { release, ...share }));
  for (const [name, [action, description]] of Object.entries(OF_A_REMOTE)) {
    program
      .command(name)
      .description(description)
      .addArgument(remoteArgument())
      .option('--why <reason>', 'for the history')
      .action((remote: ReleaseOwner, reason: Reason) => change(remote, action, reason));
  }
}

import type { Command } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import type { Change } from '../DeployClient';
import { examples } from '../text/examples';
import { remoteArgument } from './remoteArgument';
import { countryOption, localeOption, percentOption } from './shareOptions';

/** Command to action of the deploy api, with what it does. */
const OF_A_RELEASE = { promote: 'give a release all traffic', block: 'take a release away from everybody' };
const OF_A_REMOTE: Record<string, [action: string, description: string]> = {
  abort: ['abort', 'end the canary'],
  rollback: ['rollback', 'go back to the last good release'],
  kill: ['off', 'switch a remote off; its pages say so'],
  maintenance: ['maintenance', 'show the maintenance page of a remote'],
  revive: ['on', 'switch a remote on again'],
};
const RELEASE = ['<release>', 'id of a published release, for example 1.2.0-0a1b2c3d; npx platform history <remote> lists them'] as const;
const WHY = ['--why <reason>', 'for the history'] as const;

interface Reason {
  why?: string;
}

type Make = (remote: ReleaseOwner, action: string, details: Omit<Change, 'serial'>) => Promise<void>;

/** Commands that change what is live; each carries the serial it was decided on. */
export function changeCommands(program: Command, { client, show }: CommandContext): void {
  const change: Make = async (remote, action, details) => {
    const deploy = client(remote);
    const { serial } = await deploy.status();
    const reply = await deploy.change(remote, action, { serial, ...details });
    show(reply, ({ serial: next, stable }) => `serial ${next}: ${remote} ${action}, stable is ${stable ?? 'none'}`);
  };
  releaseCommands(program, change);
  canaryCommand(program, change);
  for (const [name, [action, description]] of Object.entries(OF_A_REMOTE)) {
    program
      .command(name)
      .description(description)
      .addArgument(remoteArgument())
      .option(...WHY)
      .addHelpText('after', examples(`${name} mfe-chat`, `${name} mfe-chat --why "messages lost" --server https://dating.example`))
      .action((remote: ReleaseOwner, reason: Reason) => change(remote, action, reason));
  }
}

function releaseCommands(program: Command, change: Make): void {
  for (const [name, description] of Object.entries(OF_A_RELEASE)) {
    program
      .command(name)
      .description(description)
      .addArgument(remoteArgument())
      .argument(...RELEASE)
      .option(...WHY)
      .addHelpText('after', examples(`${name} mfe-chat 1.2.0-0a1b2c3d --why "agreed in the morning"`))
      .action((remote: ReleaseOwner, release: string, reason: Reason) => change(remote, name, { release, ...reason }));
  }
}

function canaryCommand(program: Command, change: Make): void {
  program
    .command('canary')
    .description('give a release a share of the traffic')
    .addArgument(remoteArgument())
    .argument(...RELEASE)
    .addOption(percentOption())
    .addOption(countryOption())
    .addOption(localeOption())
    .option(...WHY)
    .addHelpText(
      'after',
      examples('canary mfe-chat 1.2.0-0a1b2c3d --percent 5', 'canary mfe-chat 1.2.0-0a1b2c3d --percent 50 --country NL --locale nl'),
    )
    .action((remote: ReleaseOwner, release: string, share: Omit<Change, 'serial'>) => change(remote, 'canary', { release, ...share }));
}

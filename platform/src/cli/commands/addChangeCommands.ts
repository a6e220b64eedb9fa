import type { Command } from 'commander';
import type { Release } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from '../../registry/Registry';
import type { ChangeResult } from '../../site/deploy/changeRemote';
import type { ChangeBody } from '../../site/deploy/changeSchema';
import type { CommandContext } from '../CommandContext';
import type { DeployClient, Status } from '../DeployClient';
import { DeployError } from '../DeployError';
import { formatExamples } from '../text/formatTable';
import { findTypeProblems } from '../findTypeProblems';
import { createAbortAfterOption, createAbortPoorOption, createAbortRateOption, type ChangeFlags, addChangeOptions } from './changeOptions';
import { createRemoteArgument } from './createRemoteArgument';
import { createCountryOption, createLocaleOption, createPercentOption } from './shareOptions';

/** Describes a change or, for a dry run, what it would do. */
export function formatChange(remote: string, action: string, { serial, stable, changes, notes, dryRun }: ChangeResult): string {
  const lines = changes.length === 0 ? ['  nothing changes'] : changes.map((change) => `  ${change}`);
  const heading = `serial ${serial}: ${remote} ${action}`;
  return [
    dryRun ? `${heading} would do this; nothing was changed` : `${heading}, stable is ${stable ?? 'none'}`,
    ...lines,
    ...notes.map((note) => `  ${note}`),
  ].join('\n');
}

/** Commands that take only a remote and a release, with their descriptions; the action of the deploy api has the same name. */
const RELEASE_COMMANDS = { promote: 'give a release all traffic', block: 'withdraw a release from all visitors' };

/** Commands that take only a remote, with the action of the deploy api and their description. */
const REMOTE_COMMANDS: Record<string, [action: string, description: string]> = {
  abort: ['abort', 'end the canary'],
  rollback: ['rollback', 'go back to the last good release'],
  kill: ['off', 'switch a remote off; its pages say so'],
  maintenance: ['maintenance', 'show the maintenance page of a remote'],
  revive: ['on', 'switch a remote on again'],
};

const RELEASE_ARGUMENT = [
  '<release>',
  'id of a published release, for example 1.2.0-0a1b2c3d; npx platform history <remote> lists them',
] as const;

type ChangeDetails = Omit<ChangeBody, 'serial' | 'dryRun' | 'why'>;
type ApplyChange = (remote: ReleaseOwner, action: string, details: ChangeDetails, flags: ChangeFlags) => Promise<void>;

interface CanaryFlags extends ChangeFlags, Pick<ChangeDetails, 'country' | 'locale'> {
  percent: number;
  abortRate: number;
  abortPoor: number;
  abortAfter: number;
}

/** Actions that give a chosen release traffic; it must then compile with what is live. */
const TRAFFIC_ACTIONS = ['promote', 'canary'];

/** Rejects with a DeployError when the compiler finds that a published release is no longer compatible with what is live. */
async function assertCompatible(client: DeployClient, status: Status, release: Release): Promise<void> {
  const findings = await findTypeProblems(client, status, release);
  if (findings.length > 0) throw new DeployError('types', findings.join('\n'));
}

/** Adds the commands that change what is live; each sends the serial on which it is based. */
export function addChangeCommands(program: Command, { createClient, show, tell }: CommandContext): void {
  const change: ApplyChange = async (remote, action, details, { why, expectSerial, dryRun }) => {
    const client = createClient(remote);
    const status = await client.loadStatus();
    const serial = expectSerial ?? status.serial;
    const publishedRelease = status.releases[`${remote}/${details.release}`];
    if (TRAFFIC_ACTIONS.includes(action) && publishedRelease !== undefined) {
      tell(`${remote} ${publishedRelease.id}: compiling with what is live`);
      await assertCompatible(client, status, publishedRelease);
    }
    const optionalFields = { ...(why === undefined ? {} : { why }), ...(dryRun ? { dryRun } : {}) };
    show(await client.change(remote, action, { serial, ...details, ...optionalFields }), (reply) => formatChange(remote, action, reply));
  };
  addReleaseCommands(program, change);
  addCanaryCommand(program, change);
  for (const [name, [action, description]] of Object.entries(REMOTE_COMMANDS)) {
    addChangeOptions(program.command(name).description(description).addArgument(createRemoteArgument()))
      .addHelpText('after', formatExamples(`${name} mfe-chat`, `${name} mfe-chat --why "messages lost" --server https://dating.example`))
      .action((remote: ReleaseOwner, flags: ChangeFlags) => change(remote, action, {}, flags));
  }
}

function addReleaseCommands(program: Command, change: ApplyChange): void {
  for (const [name, description] of Object.entries(RELEASE_COMMANDS)) {
    addChangeOptions(
      program
        .command(name)
        .description(description)
        .addArgument(createRemoteArgument())
        .argument(...RELEASE_ARGUMENT),
    )
      .addHelpText(
        'after',
        formatExamples(`${name} mfe-chat 1.2.0-0a1b2c3d --why "agreed in the morning"`, `${name} mfe-chat 1.2.0-0a1b2c3d --dry-run`),
      )
      .action((remote: ReleaseOwner, release: string, flags: ChangeFlags) => change(remote, name, { release }, flags));
  }
}

function addCanaryCommand(program: Command, change: ApplyChange): void {
  const command = program
    .command('canary')
    .description('give a release a share of the traffic; it is aborted automatically when it fails or is slow more often than stable')
    .addArgument(createRemoteArgument())
    .argument(...RELEASE_ARGUMENT)
    .addOption(createPercentOption())
    .addOption(createCountryOption())
    .addOption(createLocaleOption())
    .addOption(createAbortRateOption())
    .addOption(createAbortPoorOption())
    .addOption(createAbortAfterOption());
  addChangeOptions(command)
    .addHelpText(
      'after',
      formatExamples(
        'canary mfe-chat 1.2.0-0a1b2c3d --percent 5',
        'canary mfe-chat 1.2.0-0a1b2c3d --percent 50 --country NL --locale nl',
        'canary mfe-chat 1.2.0-0a1b2c3d --percent 20 --abort-rate 2 --abort-after 100',
      ),
    )
    .action(
      (remote: ReleaseOwner, release: string, { percent, country, locale, abortRate, abortPoor, abortAfter, ...flags }: CanaryFlags) => {
        const audience = { ...(country === undefined ? {} : { country }), ...(locale === undefined ? {} : { locale }) };
        const abortLimits = { errorRate: abortRate / 100, poorRate: abortPoor / 100, minBeacons: abortAfter };
        return change(remote, 'canary', { release, percent, abort: abortLimits, ...audience }, flags);
      },
    );
}

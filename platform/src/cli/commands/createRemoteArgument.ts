import { REMOTES } from '@rendezvous/shared/contract';
import { Argument, InvalidArgumentError } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import { findNearest } from '../../registry/changes/findNearest';

const OWNERS: readonly ReleaseOwner[] = ['shell', ...REMOTES];

function parseOwner(name: string): ReleaseOwner {
  const owner = OWNERS.find((candidate) => candidate === name);
  if (owner !== undefined) return owner;
  throw new InvalidArgumentError(`Did you mean ${findNearest(name, OWNERS, 1).join()}? Use one of ${OWNERS.join(', ')}.`);
}

/** The argument `<remote>`: the shell or a remote by name. */
export const createRemoteArgument = (name = '<remote>'): Argument =>
  new Argument(name, OWNERS.join(', ')).argParser((value): ReleaseOwner => parseOwner(value));

/** The argument `<remotes...>`: one or more of the shell and the remotes, by name. */
export const createRemotesArgument = (): Argument =>
  new Argument('<remotes...>', OWNERS.join(', ')).argParser((value, previous: ReleaseOwner[] = []) => [...previous, parseOwner(value)]);

import { REMOTES } from '@rendezvous/shared/contract';
import { Argument, InvalidArgumentError } from 'commander';
import type { ReleaseOwner } from '../../registry/Registry';
import { nearest } from '../../registry/changes/nearest';

const OWNERS: readonly ReleaseOwner[] = ['shell', ...REMOTES];

function ownerOf(name: string): ReleaseOwner {
  const owner = OWNERS.find((known) => known === name);
  if (owner !== undefined) return owner;
  throw new InvalidArgumentError(`Did you mean ${nearest(name, OWNERS, 1).join()}? There are ${OWNERS.join(', ')}.`);
}

/** `<remote>`: the shell or a remote by name. */
export const remoteArgument = (name = '<remote>'): Argument =>
  new Argument(name, OWNERS.join(', ')).argParser((value): ReleaseOwner => ownerOf(value));

/** `<remotes...>`: any number of them. */
export const remotesArgument = (): Argument =>
  new Argument('<remotes...>', OWNERS.join(', ')).argParser((value, before: ReleaseOwner[] = []) => [...before, ownerOf(value)]);

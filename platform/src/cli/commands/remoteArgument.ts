import { REMOTES } from '@rendezvous/shared/contract';
import { Argument } from 'commander';

/** `<remote>` or `<remotes...>`: the shell or a remote by name. */
export const remoteArgument = (name = '<remote>'): Argument => new Argument(name, 'shell or a remote').choices(['shell', ...REMOTES]);

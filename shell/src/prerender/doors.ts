import * as forms from '@rendezvous/shared/forms';
import * as pickers from '@rendezvous/shared/pickers';
import * as safety from '@rendezvous/shared/safety';
import { eagerDoors } from '../boot/eagerDoors';

/** All modules that remotes share with the shell, keyed by share name; one instance of each, as in a page. */
export const doors: Readonly<Record<string, unknown>> = {
  ...eagerDoors,
  '@rendezvous/shared/forms': forms,
  '@rendezvous/shared/pickers': pickers,
  '@rendezvous/shared/safety': safety,
};

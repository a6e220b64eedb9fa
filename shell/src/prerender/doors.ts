import * as forms from '@rendezvous/shared/forms';
import * as pickers from '@rendezvous/shared/pickers';
import * as safety from '@rendezvous/shared/safety';
import { eagerDoors } from '../boot/eagerDoors';

/** Everything that remotes share with the shell, by the name they ask for it; each exists once in a rendering, as it does in a page. */
export const doors: Readonly<Record<string, unknown>> = {
  ...eagerDoors,
  '@rendezvous/shared/forms': forms,
  '@rendezvous/shared/pickers': pickers,
  '@rendezvous/shared/safety': safety,
};

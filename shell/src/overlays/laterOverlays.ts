import { Later } from '@rendezvous/shared/ui';

/** The modals of the shell: each waits for a moment after the first screen, and so does their script. */
export const laterOverlays = new Later(() =>
  import(/* webpackChunkName: "overlays" */ './allOverlays').then((module) => module.allOverlays),
);

import { Later } from '@rendezvous/shared/ui';

/** The shell's modals; their code loads shortly after the first screen. */
export const laterOverlays = new Later(() =>
  import(/* webpackChunkName: "overlays" */ './allOverlays').then((module) => module.allOverlays),
);

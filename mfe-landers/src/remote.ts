import { defineRemote } from '@rendezvous/shared/remote';

/** Campaign landers. */
export const remote = defineRemote('mfe-landers', {
  screens: {
    'landers-alonetonight-slug': () =>
      import(/* webpackChunkName: "screen-landers-alonetonight-slug" */ './screens/AloneTonightScreen').then((m) => m.AloneTonightScreen),
  },
});

import { lazyDoors } from '../../../../../shell/src/boot/lazyDoors';

/** Shares nothing by hand, since the plugin does; the lazy doors are named here because it shares only what sources name. */
export const shareDoors = (): unknown => lazyDoors;

import { lazyDoors } from '../../../../../shell/src/boot/lazyDoors';

/** Shares nothing explicitly, since the plugin does; the lazy doors are named here because it only shares what sources name. */
export const shareDoors = (): unknown => lazyDoors;

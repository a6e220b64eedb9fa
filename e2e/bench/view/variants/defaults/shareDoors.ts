import { lazyDoors } from '../../../../../shell/src/boot/lazyDoors';

/** Leaves sharing to the plugin, but references the lazy doors, because the plugin only shares modules that sources import. */
export const shareDoors = (): unknown => lazyDoors;

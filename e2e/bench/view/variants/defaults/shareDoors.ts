import { lazyDoors } from '../../../../../shell/src/boot/lazyDoors';

/** Shares nothing itself, since the plugin does; it references the lazy doors because the plugin only shares modules that sources import. */
export const shareDoors = (): unknown => lazyDoors;

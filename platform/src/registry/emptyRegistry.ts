import type { Registry } from './Registry';

/** The registry before anything was published. */
export const emptyRegistry = (): Registry => ({ schema: 1, serial: 0, remotes: {}, releases: {} });

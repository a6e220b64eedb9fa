import type { Configuration } from 'webpack';

/** A build of one script. */
export type BundleConfiguration = Configuration & { output: { path: string; filename: string } };

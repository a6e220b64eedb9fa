import type { Configuration } from 'webpack';

/** Webpack configuration of a build whose output is one script. */
export type BundleConfiguration = Configuration & { output: { path: string; filename: string } };

/** The model remote; whatever all remotes have in common is taken from it. */
export const MODEL = 'mfe-auth';

/** Files that are identical in every remote except for its name. */
export const SAME_FILES = ['tsconfig.json', 'webpack.config.cjs', 'jest.config.cjs', 'src/remote.test.tsx'] as const;

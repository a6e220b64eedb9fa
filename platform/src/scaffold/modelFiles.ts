/** Folder of the model remote, from which everything that remotes have in common is copied. */
export const MODEL = 'mfe-auth';

/** Files that are identical in every remote except for its name. */
export const SAME_FILES = ['tsconfig.json', 'webpack.config.cjs', 'jest.config.cjs', 'src/remote.test.tsx'] as const;

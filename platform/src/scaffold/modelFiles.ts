/** Folder of the model remote, from which everything that remotes have in common is copied. */
export const MODEL_REMOTE = 'mfe-auth';

/** Files that are identical in all remotes, except for the remote's name in them. */
export const IDENTICAL_FILES = ['tsconfig.json', 'webpack.config.cjs', 'jest.config.cjs', 'src/remote.test.tsx'] as const;

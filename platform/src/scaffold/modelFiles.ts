/** Folder of the model remote, from which new remotes copy `IDENTICAL_FILES` and package.json. */
export const MODEL_REMOTE = 'mfe-auth';

/** Files that are identical in all remotes, except for the remote's name in them. */
export const IDENTICAL_FILES = ['tsconfig.json', 'webpack.config.cjs', 'jest.config.cjs', 'src/remote.test.tsx'] as const;

/** The remote that shows how one is written; what every remote has alike is taken from it. */
export const MODEL = 'mfe-auth';

/** Files that are the same in every remote but for its name. */
export const SAME_FILES = ['tsconfig.json', 'webpack.config.cjs', 'jest.config.cjs', 'src/remote.test.tsx'] as const;

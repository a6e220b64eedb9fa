import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../../..');

export const REMOTES = ['mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'];

export const BUILT_VARIANTS = ['bundle', 'defaults', 'unprotected'] as const;

/** A variant that is a build of its own. */
export type BuiltVariant = (typeof BUILT_VARIANTS)[number];

/** Where a variant is built to; a folder per package. */
export const folderOf = (variant: BuiltVariant): string => path.join(ROOT, '.cache/bench/view', variant);

import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../../..');

export const REMOTES = ['mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'];

export const BUILT_VARIANTS = ['bundle', 'defaults', 'unprotected'] as const;

export type BuiltVariant = (typeof BUILT_VARIANTS)[number];

/** Output folder of a variant, which contains one folder per package. */
export const getOutputFolder = (variant: BuiltVariant): string => path.join(ROOT, '.cache/bench/view', variant);

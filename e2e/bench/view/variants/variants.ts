/** The variants, in the order of the table of results. */
export const VARIANTS = ['ours', 'bundle', 'static', 'defaults'] as const;

export type Variant = (typeof VARIANTS)[number];

/** Description of each variant, for readers of the table. */
export const VARIANT_DESCRIPTIONS: Record<Variant, string> = {
  ours: 'this repository: runtime composition by Module Federation, as it is released',
  bundle: 'the same sources as one webpack bundle with route splitting, the same texts, document, digests and preload links',
  static: 'the finished page as plain HTML with its styles and pictures and no script',
  defaults:
    'the same federation with default settings: remotes by manifest, each with a runtime and copies of shared modules of its own, nothing eager, version-first, the plan asked for, no preload links, no digests of entries; only singletons are set',
};

/** Description of the variant without protections, for readers of the results. */
export const UNPROTECTED_DESCRIPTION =
  'the same federation with the same tuning, plan in the document and preload links, without protections: no digests of entries, chunks and texts, no time limits, second tries, releases to fall back to, fallbacks or boundaries, no reports and web vitals, no Trusted Types and content security policy';

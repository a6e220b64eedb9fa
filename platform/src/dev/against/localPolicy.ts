import type { LocalReleases } from './LocalReleases';

const TRUSTED_TYPES = /(^|;\s*)trusted-types\s/;

/** The site's content policy, with the Trusted Types policies of local releases added; everything else is unchanged. */
export function localPolicy(policy: string, releases: LocalReleases): string {
  const own = [...new Set(Object.values(releases).flatMap(({ policies }) => policies))].join(' ');
  return policy.replace(TRUSTED_TYPES, (directive) => `${directive}${own} `);
}

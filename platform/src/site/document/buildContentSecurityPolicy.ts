import type { Release } from '@rendezvous/shared/contract';
import { QUICK_EXIT_SOURCE } from './quickExit';
import { SHELL_WATCH_SOURCE } from './shellWatch';

/** Name of the Trusted Types policy with which the loader of every shell loads entries. */
const LOADER_POLICY = 'rendezvous-loader';
const REPORT_PATH = '/platform/reports';

interface PolicyInput {
  nonce: string;
  /** Value of `settings.cdn_prefix`; pictures and media are allowed from its origin. */
  cdnPrefix: string;
  /** The shell's release and all releases in the plan. */
  releases: readonly Release[];
  /** Whether the site's public origin uses https. */
  secure: boolean;
}

/** Builds a document's policy, which allows origins, two inline scripts by digest and Trusted Types policies by name, but no `unsafe-*`. */
export function buildContentSecurityPolicy({ nonce, cdnPrefix, releases, secure }: PolicyInput): string {
  const pictureSources = ["'self'", ...getCdnOrigins(cdnPrefix)].join(' ');
  const policyNames = [...new Set([LOADER_POLICY, ...releases.flatMap((release) => release.policies)])].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${QUICK_EXIT_SOURCE} ${SHELL_WATCH_SOURCE}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${pictureSources} data: blob:`,
    `media-src ${pictureSources} blob:`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // A retry evaluates an entry again, and each evaluation creates a policy of the same name.
    `trusted-types ${policyNames} 'allow-duplicates'`,
    // Reporting endpoints need https; browsers that do not support them use `report-uri`.
    `report-uri ${REPORT_PATH}${secure ? '; report-to default' : ''}`,
  ].join('; ');
}

function getCdnOrigins(prefix: string): string[] {
  if (!/^https?:\/\//.test(prefix) || !URL.canParse(prefix)) return [];
  return [new URL(prefix).origin];
}

import type { Release } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolve';
import { escapeHtml } from '../document/escapeHtml';
import { badgeCss } from './badgeCss';
import type { Override } from './Override';

/** Address of the script that reports releases that did not load. */
export const BADGE_SCRIPT = '/platform/overrides.js';

/** Where the reset is posted to. */
export const RESET_PATH = '/platform/overrides/reset';

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

interface Shown extends Override {
  /** Why the visit does not get it; undefined when it does. */
  refusal: string | undefined;
  /** Containers of the release and of its fallbacks. */
  containers: string[];
}

/**
 * Badge of a page with overridden releases: which, until when, and how to reset them. It works without a script; its script shows when a release did
 * not load and the page fell back to another.
 */
export function overrideBadge(overrides: readonly Override[], resolution: Resolution, nonce: string): string {
  if (overrides.length === 0) return '';
  const shown = overrides.map((override) => withFate(override, resolution));
  return [
    `<style nonce="${nonce}">${badgeCss('overrides')}</style>`,
    '<details id="overrides">',
    `<summary>Under test here: ${shown.map(({ remote, release }) => `${remote} ${escapeHtml(release)}`).join(', ')}</summary>`,
    `<ul>${shown.map(lineOf).join('')}</ul>`,
    '<p role="status"></p>',
    `<form method="post" action="${RESET_PATH}"><button>Reset all</button></form>`,
    '</details>',
    `<script src="${BADGE_SCRIPT}" defer></script>`,
  ].join('\n');
}

function lineOf({ remote, release, expires, refusal, containers }: Shown): string {
  const until = `until <time datetime="${new Date(expires).toISOString()}">${timeOf(expires)} UTC</time>`;
  const fate = refusal === undefined ? until : `not offered: ${escapeHtml(refusal)}`;
  const watched = refusal === undefined ? ` data-containers="${containers.join(' ')}"` : '';
  return `<li data-remote="${remote}"${watched}><strong>${remote} ${escapeHtml(release)}</strong><small>${fate}</small></li>`;
}

function withFate(override: Override, { releases, shell, trace }: Resolution): Shown {
  const { remote, release } = override;
  const candidates: (Release | undefined)[] = remote === 'shell' ? [shell] : (releases[remote] ?? []);
  const isFirst = candidates[0]?.id === release;
  const step = trace.find((one) => one.remote === remote && (one.rule === 'override' || one.rule === 'state'));
  const containers = candidates.flatMap((one) => (one === undefined ? [] : [one.container]));
  return { ...override, containers, refusal: isFirst ? undefined : (step?.reason ?? 'unknown release') };
}

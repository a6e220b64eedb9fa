import type { Release } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolveVisit';
import { escapeHtml } from '../document/escapeHtml';
import { createBadgeCss } from './createBadgeCss';
import type { Override } from './Override';

/** Path of the badge's script, which shows the releases that did not load. */
export const BADGE_SCRIPT_PATH = '/platform/overrides.js';

/** Path to which the reset is posted. */
export const RESET_PATH = '/platform/overrides/reset';

const formatTime = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

interface BadgeEntry extends Override {
  /** Why the visit does not get the release; undefined when it does. */
  refusal: string | undefined;
  /** Containers of the release and of its fallbacks. */
  containers: string[];
}

/**
 * Renders the badge on a page with overridden releases, which lists them with their expiry and has a button that resets them. The badge
 * works without its script, which only adds a note when a release did not load and the page fell back to another.
 */
export function renderOverrideBadge(overrides: readonly Override[], resolution: Resolution, nonce: string): string {
  if (overrides.length === 0) return '';
  const entries = overrides.map((override) => toBadgeEntry(override, resolution));
  return [
    `<style nonce="${nonce}">${createBadgeCss('overrides')}</style>`,
    '<details id="overrides">',
    `<summary>Under test here: ${entries.map(({ remote, release }) => `${remote} ${escapeHtml(release)}`).join(', ')}</summary>`,
    `<ul>${entries.map(toListItem).join('')}</ul>`,
    '<p role="status"></p>',
    `<form method="post" action="${RESET_PATH}"><button>Reset all</button></form>`,
    '</details>',
    `<script src="${BADGE_SCRIPT_PATH}" defer></script>`,
  ].join('\n');
}

function toListItem({ remote, release, expires, refusal, containers }: BadgeEntry): string {
  const untilHtml = `until <time datetime="${new Date(expires).toISOString()}">${formatTime(expires)} UTC</time>`;
  const stateHtml = refusal === undefined ? untilHtml : `not offered: ${escapeHtml(refusal)}`;
  const containersAttribute = refusal === undefined ? ` data-containers="${containers.join(' ')}"` : '';
  return `<li data-remote="${remote}"${containersAttribute}><strong>${remote} ${escapeHtml(release)}</strong><small>${stateHtml}</small></li>`;
}

function toBadgeEntry(override: Override, { releases, shell, trace }: Resolution): BadgeEntry {
  const { remote, release } = override;
  const candidates: (Release | undefined)[] = remote === 'shell' ? [shell] : (releases[remote] ?? []);
  const isFirst = candidates[0]?.id === release;
  const step = trace.find((traceStep) => traceStep.remote === remote && (traceStep.rule === 'override' || traceStep.rule === 'state'));
  const containers = candidates.flatMap((candidate) => (candidate === undefined ? [] : [candidate.container]));
  return { ...override, containers, refusal: isFirst ? undefined : (step?.reason ?? 'unknown release') };
}

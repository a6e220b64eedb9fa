import type { BootData } from '@rendezvous/shared/contract';
import { escapeHtml } from '../../site/document/escapeHtml';
import { badgeCss } from '../../site/overrides/badgeCss';
import type { LocalReleases } from './LocalReleases';

const ID = 'local-releases';

/** Next to the badge of a link that gives this browser another release. */
const ABOVE = `#overrides~#${ID}{bottom:calc(8rem + env(safe-area-inset-bottom))}`;

/** Notice on a page that is not only made of the site's releases: which are local, what they replace, and what does not fit. */
export function localBadge({ plan, nonce }: BootData, releases: LocalReleases, site: string, problems: readonly string[]): string {
  const names = Object.keys(releases);
  const insteadOf = (name: string): string =>
    name === 'shell' ? plan.shell : (plan.remotes.find((remote) => remote.name === name)?.candidates[0]?.release ?? 'nothing');
  const lines = names.map((name) => `<li><strong>${name}</strong><small>instead of ${escapeHtml(insteadOf(name))}</small></li>`);
  return [
    `<style nonce="${nonce}">${badgeCss(ID)}${ABOVE}</style>`,
    `<details id="${ID}"${problems.length > 0 ? ' open' : ''}>`,
    `<summary>From this machine: ${names.join(', ')}</summary>`,
    `<ul>${lines.join('')}<li><strong>Everything else</strong><small>live from ${escapeHtml(site)}: what you do counts there</small></li></ul>`,
    `<p role="status">${problems.map(escapeHtml).join('<br>')}</p>`,
    '</details>',
  ].join('\n');
}

import type { HistoryRow } from '../../registry/store/HistoryRow';
import { AUTOMATIC } from '../visit/CanaryWatch';
import { html, type Html } from './Html';
import { scrollTable } from './scrollTable';
import { units } from './units';

const HEAD = ['Serial', 'When', 'Who', 'What', 'Remote', 'Release', 'Why'];

const rowOf = ({ serial, at, who, action, remote, release, why }: HistoryRow): Html =>
  html`<tr class="${who === AUTOMATIC ? 'automatic' : ''}">
    <th scope="row">${serial}</th>
    <td><time datetime="${new Date(at).toISOString()}">${units.time(at)}</time></td>
    <td>${who}</td>
    <td>${action}</td>
    <td>${remote}</td>
    <td><code>${release ?? ''}</code></td>
    <td class="words">${why}</td>
  </tr>`;

/** The latest rows of the history. */
export const changesSection = (history: readonly HistoryRow[]): Html =>
  html`<section aria-labelledby="changes">
    <h2 id="changes">Last changes</h2>
    ${scrollTable('Changes', HEAD, history.map(rowOf))}
  </section>`;

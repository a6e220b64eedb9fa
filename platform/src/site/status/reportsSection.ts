import type { ReportRow } from '../reports/ReportStore';
import { html, type Html } from './Html';
import { scrollTable } from './scrollTable';
import { units } from './units';

const HEAD = ['Rule', 'Blocked', 'Tried by', 'Reports', 'First', 'Last'];

const toRow = ({ directive, blocked, source, count, first, last }: ReportRow): Html =>
  html`<tr>
    <th scope="row">${directive}</th>
    <td class="words">${blocked}</td>
    <td class="words">${source}</td>
    <td>${count}</td>
    <td><time datetime="${new Date(first).toISOString()}">${units.time(first)}</time></td>
    <td><time datetime="${new Date(last).toISOString()}">${units.time(last)}</time></td>
  </tr>`;

const toTable = (rows: readonly ReportRow[]): Html => scrollTable('Reports of browsers', HEAD, rows.map(toRow));

/** Section with the violations of content security policies that browsers reported. */
export const reportsSection = (rows: readonly ReportRow[]): Html =>
  html`<section aria-labelledby="blocked">
    <h2 id="blocked">Blocked by browsers</h2>
    ${rows.length === 0 ? html`<p class="quiet">No browser has blocked anything in the last 14 days.</p>` : toTable(rows)}
  </section>`;

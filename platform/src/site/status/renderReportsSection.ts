import type { ReportRow } from '../reports/ReportStore';
import { html, type Html } from './Html';
import { renderScrollTable } from './renderScrollTable';
import { formatters } from './formatters';

const HEADINGS = ['Rule', 'Blocked', 'Tried by', 'Reports', 'First', 'Last'];

const renderRow = ({ directive, blocked, source, count, first, last }: ReportRow): Html =>
  html`<tr>
    <th scope="row">${directive}</th>
    <td class="words">${blocked}</td>
    <td class="words">${source}</td>
    <td>${count}</td>
    <td><time datetime="${new Date(first).toISOString()}">${formatters.time(first)}</time></td>
    <td><time datetime="${new Date(last).toISOString()}">${formatters.time(last)}</time></td>
  </tr>`;

const renderTable = (rows: readonly ReportRow[]): Html => renderScrollTable('Reports of browsers', HEADINGS, rows.map(renderRow));

/** Section with the violations of content security policies that browsers reported. */
export const renderReportsSection = (rows: readonly ReportRow[]): Html =>
  html`<section aria-labelledby="blocked">
    <h2 id="blocked">Blocked by browsers</h2>
    ${rows.length === 0 ? html`<p class="quiet">No browser has blocked anything in the last 14 days.</p>` : renderTable(rows)}
  </section>`;

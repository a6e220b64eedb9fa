import { html, type Html } from './Html';

/** A table that scrolls within its own region when it is wider than the page; `label` names the region for assistive technology. */
export const renderScrollTable = (label: string, headings: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${headings.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

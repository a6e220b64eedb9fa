import { LOCALES } from '@rendezvous/shared/contract';
import { html, type Html } from './Html';
import { renderScrollTable } from './renderScrollTable';
import type { StatusView } from './StatusView';

const HEADINGS = ['Remote', 'Rule', 'Release', 'Taken', 'Reason'];

function renderAnswer({ decision, status }: StatusView): Html | undefined {
  if (decision === undefined) return undefined;
  const rows = decision.trace.map(
    ({ remote, rule, release, taken, reason }) =>
      html`<tr class="${taken ? 'taken' : ''}">
        <th scope="row">${remote}</th>
        <td>${rule}</td>
        <td><code>${release ?? '–'}</code></td>
        <td>${taken ? 'yes' : 'no'}</td>
        <td class="words">${reason}</td>
      </tr>`,
  );
  return html`<p role="status">
      With serial ${status.serial}:
      ${Object.entries(decision.chosen)
        .map(([remote, release]) => `${remote} ${release}`)
        .join(', ')}.
    </p>
    ${renderScrollTable('Decision', HEADINGS, rows)}`;
}

/** Section with a form for finding out which releases a visitor gets and why, and with the answer. */
export function renderWhySection(view: StatusView): Html {
  const { visitor, country, locale } = view.visitorQuery;
  const options = LOCALES.map((option) => html`<option${option === locale ? ' selected' : ''}>${option}</option>`);
  return html`<section aria-labelledby="why">
    <h2 id="why">Why did this visitor get this release?</h2>
    <form method="get" action="/platform#why">
      <input type="hidden" name="range" value="${view.range}" />
      <label>Visitor <input name="visitor" value="${visitor}" required maxlength="100" autocomplete="off" spellcheck="false" /></label>
      <label
        >Country <input name="country" value="${country}" maxlength="2" pattern="[A-Za-z]{2}" size="4" autocomplete="off" placeholder="any"
      /></label>
      <label
        >Language
        <select name="locale">
          ${options}
        </select></label
      >
      <button>Explain</button>
    </form>
    <p class="quiet">
      The visitor is the value of the cookie “visitor”: in the browser under developer tools, Application (Firefox: Storage), Cookies.
    </p>
    ${renderAnswer(view)}
  </section>`;
}

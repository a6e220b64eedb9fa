import { escapeHtml } from '../document/escapeHtml';

/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | undefined;

function textOf(value: HtmlValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(textOf).join('');
}

/** HTML template: every value is escaped unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + textOf(values[index])).join(''));

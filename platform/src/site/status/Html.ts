import { escapeHtml } from '../document/escapeHtml';

/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | undefined;

function toText(value: HtmlValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(toText).join('');
}

/** Tag for HTML templates: escapes every value that is not `Html` itself. */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(strings.map((string, index) => string + toText(values[index])).join(''));

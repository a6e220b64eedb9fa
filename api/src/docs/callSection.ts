import { escapeHtml } from '../htmlPage';
import { describeLimits, toTypeText, type Schema } from './toTypeText';

interface Content {
  /** What many calls have in common is in the introduction. */
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

interface Parameter {
  /** Omitted when it is among those many calls have in common. */
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}

/** The parts of a call used by this page. */
export interface ShownCall {
  description?: string;
  parameters?: readonly Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

const code = (text: string): string => `<pre>${escapeHtml(text)}</pre>`;

function parameterList(title: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ name = '', required, schema = {} }) => {
    const limits = describeLimits(schema);
    return `${name}${required === true ? '' : '?'}: ${toTypeText(schema)}${limits === '' ? '' : ` // ${limits}`}`;
  });
  return `<p>${title}</p>${code(lines.join('\n'))}`;
}

const contents = ({ content = {} }: Content): string =>
  Object.entries(content)
    .map(([type, { schema = {} }]) => `${type === 'application/json' ? '' : `<p>${escapeHtml(type)}</p>`}${code(toTypeText(schema))}`)
    .join('');

/** Statuses with the same response everywhere. */
const commonAnswers = (statuses: readonly [string, Content][]): string =>
  statuses.length === 0 ? '' : `<p class="who">Also ${statuses.map(([status]) => escapeHtml(status)).join(', ')}.</p>`;

/** One call: access, request and responses. */
export function callSection(
  method: string,
  path: string,
  { description = '', parameters = [], requestBody, responses = {} }: ShownCall,
): string {
  const own = (place: string): Parameter[] => parameters.filter((one) => one.in === place);
  const all = Object.entries(responses);
  const answers = all
    .filter(([, { $ref }]) => $ref === undefined)
    .map(
      ([status, answer]) =>
        `<details><summary>Answers ${escapeHtml(status)}</summary>${contents(answer) || '<p>Without content.</p>'}</details>`,
    );
  return (
    `<h3><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h3><p class="who">${escapeHtml(description)}</p>` +
    `${parameterList('In the address', [...own('path'), ...own('query')])}${parameterList('In the head', own('header'))}` +
    `${requestBody ? `<p>Body</p>${contents(requestBody)}` : ''}${answers.join('')}${commonAnswers(all.filter(([, { $ref }]) => $ref !== undefined))}`
  );
}

import { escapeHtml } from '../domain/mail/escapeHtml';
import { limitsOf, shapeOf, type Schema } from './shapeOf';

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

/** What this page reads of one call. */
export interface Operation {
  description?: string;
  parameters?: readonly Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

const code = (text: string): string => `<pre>${escapeHtml(text)}</pre>`;

function parameterList(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ name, required, schema = {} }) => {
    const limits = limitsOf(schema);
    return `${name}${required === true ? '' : '?'}: ${shapeOf(schema)}${limits === '' ? '' : ` // ${limits}`}`;
  });
  return `<p>In the address</p>${code(lines.join('\n'))}`;
}

const contents = ({ content = {} }: Content): string =>
  Object.entries(content)
    .map(([type, { schema = {} }]) => `${type === 'application/json' ? '' : `<p>${escapeHtml(type)}</p>`}${code(shapeOf(schema))}`)
    .join('');

/** One call: who may make it, what it takes, and what it answers. */
export function callSection(
  method: string,
  path: string,
  { description = '', parameters = [], requestBody, responses = {} }: Operation,
): string {
  const answers = Object.entries(responses).map(
    ([status, answer]) =>
      `<details><summary>Answers ${escapeHtml(status)}</summary>${contents(answer) || '<p>Without content.</p>'}</details>`,
  );
  return (
    `<h3><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h3><p class="who">${escapeHtml(description)}</p>${parameterList(parameters)}` +
    `${requestBody ? `<p>Body</p>${contents(requestBody)}` : ''}${answers.join('')}`
  );
}

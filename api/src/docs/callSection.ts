import { escapeHtml } from '../htmlPage';
import { describeLimits, toTypeText, type Schema } from './toTypeText';

interface Content {
  /** Set for a response that many calls share; its content is not repeated for each call. */
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

interface Parameter {
  /** Undefined for a reference to a parameter that many calls share. */
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}

/** The properties of an OpenAPI operation that this page uses. */
export interface DocumentedCall {
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

const contentBlocks = ({ content = {} }: Content): string =>
  Object.entries(content)
    .map(([type, { schema = {} }]) => `${type === 'application/json' ? '' : `<p>${escapeHtml(type)}</p>`}${code(toTypeText(schema))}`)
    .join('');

/** Line that lists the statuses whose response is the same for every call. */
const commonResponses = (statuses: readonly [string, Content][]): string =>
  statuses.length === 0 ? '' : `<p class="who">Also ${statuses.map(([status]) => escapeHtml(status)).join(', ')}.</p>`;

/** HTML of one call: its access, request and responses. */
export function callSection(
  method: string,
  path: string,
  { description = '', parameters = [], requestBody, responses = {} }: DocumentedCall,
): string {
  const parametersIn = (place: string): Parameter[] => parameters.filter((parameter) => parameter.in === place);
  const allResponses = Object.entries(responses);
  const responseDetails = allResponses
    .filter(([, { $ref }]) => $ref === undefined)
    .map(
      ([status, response]) =>
        `<details><summary>Answers ${escapeHtml(status)}</summary>${contentBlocks(response) || '<p>No content.</p>'}</details>`,
    );
  return (
    `<h3><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h3><p class="who">${escapeHtml(description)}</p>` +
    `${parameterList('In the address', [...parametersIn('path'), ...parametersIn('query')])}${parameterList('Headers', parametersIn('header'))}` +
    `${requestBody ? `<p>Body</p>${contentBlocks(requestBody)}` : ''}${responseDetails.join('')}${commonResponses(allResponses.filter(([, { $ref }]) => $ref !== undefined))}`
  );
}

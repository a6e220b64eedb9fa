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

const renderCode = (text: string): string => `<pre>${escapeHtml(text)}</pre>`;

function renderParameters(title: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ name = '', required, schema = {} }) => {
    const limits = describeLimits(schema);
    return `${name}${required === true ? '' : '?'}: ${toTypeText(schema)}${limits === '' ? '' : ` // ${limits}`}`;
  });
  return `<p>${title}</p>${renderCode(lines.join('\n'))}`;
}

const renderContent = ({ content = {} }: Content): string =>
  Object.entries(content)
    .map(([type, { schema = {} }]) => `${type === 'application/json' ? '' : `<p>${escapeHtml(type)}</p>`}${renderCode(toTypeText(schema))}`)
    .join('');

/** Line that lists the statuses whose responses are shared with other calls. */
const renderCommonResponses = (statuses: readonly [string, Content][]): string =>
  statuses.length === 0 ? '' : `<p class="who">Also ${statuses.map(([status]) => escapeHtml(status)).join(', ')}.</p>`;

/** Renders the section about one call, with its access, request and responses. */
export function renderCallSection(
  method: string,
  path: string,
  { description = '', parameters = [], requestBody, responses = {} }: DocumentedCall,
): string {
  const getParametersIn = (parameterLocation: string): Parameter[] => parameters.filter((parameter) => parameter.in === parameterLocation);
  const allResponses = Object.entries(responses);
  const responseDetails = allResponses
    .filter(([, { $ref }]) => $ref === undefined)
    .map(
      ([status, response]) =>
        `<details><summary>Answers ${escapeHtml(status)}</summary>${renderContent(response) || '<p>No content.</p>'}</details>`,
    );
  return (
    `<h3><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h3><p class="who">${escapeHtml(description)}</p>` +
    `${renderParameters('In the address', [...getParametersIn('path'), ...getParametersIn('query')])}${renderParameters('Headers', getParametersIn('header'))}` +
    `${requestBody ? `<p>Body</p>${renderContent(requestBody)}` : ''}${responseDetails.join('')}${renderCommonResponses(allResponses.filter(([, { $ref }]) => $ref !== undefined))}`
  );
}

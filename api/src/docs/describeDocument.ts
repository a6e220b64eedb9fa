import { LOGOUT_PATH } from '../plugins/crossSite';
import type { RouteRow } from '../plugins/routeTable';
import { components, type RefusalStatus } from './components';
import type { OtherContent } from './otherContent';

type Reference = { $ref: string };

export interface Content {
  description?: string;
  required?: boolean;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: object }>;
}

/** Description of one call. */
export interface Operation {
  operationId?: string;
  tags?: readonly string[];
  description?: string;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly object[];
  requestBody?: Content;
  responses?: Record<string, Content | Reference>;
}

/** A call that must come from our own page (R-367). */
const changesState = ({ method, url, config }: RouteRow): boolean =>
  config.crossSite !== 'none' && (method !== 'GET' || url === LOGOUT_PATH);

/** Name of a call for client generators: `GET /api/check-name.php` is `getCheckName`. */
const operationIdOf = (method: string, url: string): string =>
  [
    method.toLowerCase(),
    ...url
      .replace(/^\/api/, '')
      .replace(/\.php$/, '')
      .split(/\W+/),
  ]
    .filter((word) => word !== '')
    .map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** Error statuses of general rules, independent of the call. */
function refusalsOf(row: RouteRow, takesBody: boolean): RefusalStatus[] {
  const { config, schema } = row;
  const takesInput = takesBody || schema.querystring !== undefined;
  const needsRight = (config.access ?? 'public') !== 'public' || config.showsMembers === true || changesState(row);
  const found: [boolean, readonly RefusalStatus[]][] = [
    [takesBody, [400]],
    [needsRight, [403]],
    [config.access === 'moderator' || takesInput || row.url.includes(':'), [404]],
    [takesBody, [409, 413, 415]],
    [takesInput, [422]],
    [config.limit !== undefined, [429]],
    [true, [500, 503]],
  ];
  return found.flatMap(([applies, statuses]) => (applies ? statuses : []));
}

const CALLERS = { public: 'For everybody.', member: 'For members.', moderator: 'For moderators.' };

/** Access, limits and error codes of a call. */
function termsOf({ config: { access = 'public', limit, errors = [] } }: RouteRow): string {
  const often = limit && `At most ${limit.max} in ${limit.seconds} s, for an account and an address each.`;
  const refusals = errors.length > 0 && `Refused with ${errors.map((code) => `\`${code}\``).join(', ')}.`;
  return [CALLERS[access], often, refusals].filter(Boolean).join(' ');
}

/** A session is required, or at least read if present. */
function securityOf({ url, config }: RouteRow): NonNullable<Operation['security']> {
  if (url === '/api/metrics') return [{}, { metrics: [] }];
  if (!url.startsWith('/api/') || config.crossSite === 'none') return [];
  return (config.access ?? 'public') === 'public' ? [{}, { session: [] }] : [{ session: [] }];
}

const parameter = (name: keyof typeof components.parameters): Reference => ({ $ref: `#/components/parameters/${name}` });

function headersOf(row: RouteRow, { takes }: OtherContent): object[] {
  const isClient = changesState(row) && (row.config.crossSite ?? 'client') === 'client';
  return [
    ...(isClient ? [parameter('Client')] : []),
    ...(changesState(row) ? [parameter('Origin'), parameter('FetchSite')] : []),
    ...(row.config.polled === undefined ? [] : [parameter('IfNoneMatch')]),
    ...(row.url === '/api/events.php' ? [parameter('LastEventId')] : []),
    ...(takes?.signature === undefined
      ? []
      : [{ in: 'header', name: takes.signature, required: true, schema: { type: 'string' }, description: 'HMAC of time and body.' }]),
  ];
}

const response = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });

function answersOf({ answers }: OtherContent): Operation['responses'] {
  if (!answers) return undefined;
  const { status, type, what } = answers;
  return { [status]: { description: what, ...(type === undefined ? {} : { content: { [type]: { schema: { type: 'string' } } } }) } };
}

/** The generator's placeholder description. */
const named = (responses: Operation['responses'] = {}): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      { ...answer, description: status.startsWith('2') ? 'Done.' : 'Not now.' },
    ]),
  );

/** A call as client developers need it: name, section, access, headers, and every response of the server's rules (R-363). */
function describeOperation(row: RouteRow, other: OtherContent, operation: Operation): Operation {
  const takesBody = row.schema.body !== undefined || other.takes !== undefined;
  const refusals = refusalsOf(row, takesBody).map((status) => [status, response(`Error${status}`)]);
  const { tag } = row.config;
  return {
    ...operation,
    operationId: operationIdOf(row.method, row.url),
    tags: tag === undefined ? [] : [tag],
    description: termsOf(row),
    security: securityOf(row),
    parameters: [...(operation.parameters ?? []), ...headersOf(row, other)],
    ...(other.takes ? { requestBody: { required: true, content: { [other.takes.type]: { schema: other.takes.schema } } } } : {}),
    responses: {
      ...(row.config.polled === undefined ? {} : { 304: response('Unchanged') }),
      ...Object.fromEntries(refusals),
      ...(answersOf(other) ?? named(operation.responses)),
      default: response('Error'),
    },
  };
}

/** The parts of an OpenAPI document that are read and written. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

const templateOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

/** The document, extended by the route table and the table of other content, by method and address. */
export function describeDocument<Made extends Document>(
  document: Made,
  table: readonly RouteRow[],
  content: Readonly<Record<string, OtherContent>>,
): Made {
  const rows = new Map(table.map((row) => [`${row.method.toLowerCase()} ${templateOf(row.url)}`, row]));
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const described = Object.entries(operations).map(([method, operation]) => {
      const row = rows.get(`${method} ${path}`);
      return [method, row ? describeOperation(row, content[`${row.method} ${row.url}`] ?? {}, operation) : operation];
    });
    return [path, Object.fromEntries(described)];
  });
  return { ...document, paths: Object.fromEntries(paths), components: { ...document.components, ...components } };
}

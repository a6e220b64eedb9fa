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

/** The properties of an OpenAPI operation that are read or written here. */
export interface Operation {
  operationId?: string;
  tags?: readonly string[];
  description?: string;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly object[];
  requestBody?: Content;
  responses?: Record<string, Content | Reference>;
}

/** True for a call that must come from our own page (R-367). */
const mustComeFromOwnPage = ({ method, url, config }: RouteRow): boolean =>
  config.crossSite !== 'none' && (method !== 'GET' || url === LOGOUT_PATH);

/** Name of a call for client generators, for example `getCheckName` for `GET /api/check-name.php`. */
const toOperationId = (method: string, url: string): string =>
  [
    method.toLowerCase(),
    ...url
      .replace(/^\/api/, '')
      .replace(/\.php$/, '')
      .split(/\W+/),
  ]
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** Error statuses that follow from the access, input and limits of a route. */
function listErrorStatuses(row: RouteRow, takesBody: boolean): RefusalStatus[] {
  const { config, schema } = row;
  const takesInput = takesBody || schema.querystring !== undefined;
  const needsPermission = (config.access ?? 'public') !== 'public' || config.showsMembers === true || mustComeFromOwnPage(row);
  const rules: [boolean, readonly RefusalStatus[]][] = [
    [takesBody, [400]],
    [needsPermission, [403]],
    [config.access === 'moderator' || takesInput || row.url.includes(':'), [404]],
    [takesBody, [409, 413, 415]],
    [takesInput, [422]],
    [config.limit !== undefined, [429]],
    [true, [500, 503]],
  ];
  return rules.flatMap(([applies, statuses]) => (applies ? statuses : []));
}

const ACCESS_DESCRIPTIONS = { public: 'For everybody.', member: 'For members.', moderator: 'For moderators.' };

/** Sentences about the access, limits and error codes of a call. */
function describeTerms({ config: { access = 'public', limit, errors = [] } }: RouteRow): string {
  const limitText = limit && `At most ${limit.max} in ${limit.seconds} s, per account and per address.`;
  const errorText = errors.length > 0 && `Refused with ${errors.map((code) => `\`${code}\``).join(', ')}.`;
  return [ACCESS_DESCRIPTIONS[access], limitText, errorText].filter(Boolean).join(' ');
}

/** Security requirement of a call: a required session, an optional session, an optional metrics token, or none. */
function toSecurity({ url, config }: RouteRow): NonNullable<Operation['security']> {
  if (url === '/api/metrics') return [{}, { metrics: [] }];
  if (!url.startsWith('/api/') || config.crossSite === 'none') return [];
  return (config.access ?? 'public') === 'public' ? [{}, { session: [] }] : [{ session: [] }];
}

const referToParameter = (name: keyof typeof components.parameters): Reference => ({ $ref: `#/components/parameters/${name}` });

function listHeaderParameters(row: RouteRow, { requestContent }: OtherContent): object[] {
  const needsClientHeader = mustComeFromOwnPage(row) && (row.config.crossSite ?? 'client') === 'client';
  return [
    ...(needsClientHeader ? [referToParameter('Client')] : []),
    ...(mustComeFromOwnPage(row) ? [referToParameter('Origin'), referToParameter('FetchSite')] : []),
    ...(row.config.polled === undefined ? [] : [referToParameter('IfNoneMatch')]),
    ...(row.url === '/api/events.php' ? [referToParameter('LastEventId')] : []),
    ...(requestContent?.signature === undefined
      ? []
      : [
          {
            in: 'header',
            name: requestContent.signature,
            required: true,
            schema: { type: 'string' },
            description: 'HMAC of time and body.',
          },
        ]),
  ];
}

const referToResponse = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });

function toResponses({ responseContent }: OtherContent): Operation['responses'] {
  if (!responseContent) return undefined;
  const { status, type, description } = responseContent;
  return { [status]: { description, ...(type === undefined ? {} : { content: { [type]: { schema: { type: 'string' } } } }) } };
}

/** Replaces the placeholder descriptions that the generator writes. */
const replaceDescriptions = (responses: Operation['responses'] = {}): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { ...response, description: status.startsWith('2') ? 'Done.' : 'Not now.' },
    ]),
  );

/** Completes an operation: name, section, access, headers, and every response that the server's rules can produce (R-363). */
function describeOperation(row: RouteRow, otherContent: OtherContent, operation: Operation): Operation {
  const takesBody = row.schema.body !== undefined || otherContent.requestContent !== undefined;
  const errorResponses = listErrorStatuses(row, takesBody).map((status) => [status, referToResponse(`Error${status}`)]);
  const { tag } = row.config;
  return {
    ...operation,
    operationId: toOperationId(row.method, row.url),
    tags: tag === undefined ? [] : [tag],
    description: describeTerms(row),
    security: toSecurity(row),
    parameters: [...(operation.parameters ?? []), ...listHeaderParameters(row, otherContent)],
    ...(otherContent.requestContent
      ? { requestBody: { required: true, content: { [otherContent.requestContent.type]: { schema: otherContent.requestContent.schema } } } }
      : {}),
    responses: {
      ...(row.config.polled === undefined ? {} : { 304: referToResponse('Unchanged') }),
      ...Object.fromEntries(errorResponses),
      ...(toResponses(otherContent) ?? replaceDescriptions(operation.responses)),
      default: referToResponse('Error'),
    },
  };
}

/** The properties of an OpenAPI document that are read or written here. */
export interface OperationsDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

const toTemplate = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

/** Completes each operation of an OpenAPI document from its row of the route table and its entry in `content` (by method and path). */
export function describeDocument<OpenApiDocument extends OperationsDocument>(
  document: OpenApiDocument,
  routeRows: readonly RouteRow[],
  content: Readonly<Record<string, OtherContent>>,
): OpenApiDocument {
  const rows = new Map(routeRows.map((row) => [`${row.method.toLowerCase()} ${toTemplate(row.url)}`, row]));
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const describedOperations = Object.entries(operations).map(([method, operation]) => {
      const row = rows.get(`${method} ${path}`);
      return [method, row ? describeOperation(row, content[`${row.method} ${row.url}`] ?? {}, operation) : operation];
    });
    return [path, Object.fromEntries(describedOperations)];
  });
  return { ...document, paths: Object.fromEntries(paths), components: { ...document.components, ...components } };
}

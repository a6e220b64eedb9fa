import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE, ERROR_STATUS } from '@rendezvous/shared/contract';

/** Headers of temporary errors. */
const RETRY_AFTER_HEADERS = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

const STATUS_DESCRIPTIONS = {
  400: 'The body cannot be parsed; the code is `validation`.',
  403: 'Not allowed. Without a session, `authentication_required` is true; a change that comes from another site has the code `cross_site`.',
  404: 'There is nothing at this id or address for this caller; the answer is the same for what belongs to another member.',
  409: 'It conflicts with something that already exists or happened first.',
  413: 'Too large; for a body over the size limit, the code is `validation`.',
  415: 'The content type of the body is not supported; the code is `validation`.',
  422: 'The input is invalid; `fields` says what is wrong with it.',
  429: 'Too many calls. `params.seconds` or `params.minutes` says how long to wait, if that is known.',
  500: 'The server failed; the call can be repeated.',
  503: 'The server is too busy, is shutting down, or has no database.',
} as const;

/** Error statuses that have a shared response in `components`. */
export type RefusalStatus = keyof typeof STATUS_DESCRIPTIONS;

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function createErrorResponse(status: number, reason: string): object {
  const codes = Object.entries(ERROR_STATUS).filter(([, codeStatus]) => codeStatus === status);
  const codeList = codes.map(([code]) => `\`${code}\``).join(', ');
  return {
    description: codeList === '' || status === 400 ? reason : `${reason} Codes: ${codeList}.`,
    ...(status === 429 || status === 503 ? { headers: RETRY_AFTER_HEADERS } : {}),
    content: ERROR_CONTENT,
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERROR_STATUS), description: 'Machine-readable reason, for programs to act on.' },
        message: { type: 'string', description: 'English, for developers of clients; may change at any time.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string', enum: Object.keys(ERROR_STATUS) },
          description: 'Maps each invalid field to the code of its error; `body` stands for the body as a whole.',
        },
        params: {
          type: 'object',
          additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
          description: 'Values for the text of the code, such as `{ "minutes": 15 }`.',
        },
      },
    },
    authentication_required: { type: 'boolean', enum: [true], description: 'There is no session: log in first.' },
  },
};

const createHeaderParameter = (name: string, required: boolean, schema: object, description: string): object => ({
  in: 'header',
  name,
  required,
  schema,
  description,
});

/** OpenAPI components that calls share, such as errors, the session and the headers of changes. */
export const components = {
  schemas: { Error: ERROR_SCHEMA },
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: AUTH_COOKIE, description: 'Set by sign-up and login, for 30 days.' },
    metrics: { type: 'http', scheme: 'bearer', description: 'The token of METRICS_TOKEN, where one is set.' },
  },
  parameters: {
    Client: createHeaderParameter(CLIENT_HEADER, true, { type: 'string', enum: [CLIENT_HEADER_VALUE] }, 'Required for every change.'),
    Origin: createHeaderParameter(
      'origin',
      false,
      { type: 'string' },
      'The origin of the site; needed where there is no `sec-fetch-site: same-origin`.',
    ),
    FetchSite: createHeaderParameter(
      'sec-fetch-site',
      false,
      { type: 'string', enum: ['same-origin'] },
      'Sent by browsers; overrides `origin`.',
    ),
    IfNoneMatch: createHeaderParameter('if-none-match', false, { type: 'string' }, 'The ETag of the response that the client already has.'),
    LastEventId: createHeaderParameter(
      'last-event-id',
      false,
      { type: 'string' },
      'The last event received; what came after it is sent first.',
    ),
  },
  responses: {
    ...Object.fromEntries(
      Object.entries(STATUS_DESCRIPTIONS).map(([status, reason]) => [`Error${status}`, createErrorResponse(Number(status), reason)]),
    ),
    Error: {
      description: 'Any other error from the rules of this call, such as 402 or 410, in the same envelope.',
      content: ERROR_CONTENT,
    },
    Unchanged: { description: 'Nothing changed since the ETag in `if-none-match`.' },
  },
};

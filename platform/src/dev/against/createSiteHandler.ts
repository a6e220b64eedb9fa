import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '../../site/document/escapeHtml';
import type { Handler } from '../../site/server/createEntryHandler';
import type { OpenStreams } from '../../site/server/OpenStreams';
import { createForwarder } from '../../site/server/createForwarder';
import { describeCause } from './describeCause';
import type { LocalSite } from './LocalSite';
import type { Origins } from './Origins';
import { toLocalHeaders, toSiteHeaders } from './siteHeaders';

/** Prints a line only when the site becomes unreachable or reachable again, not for every request. */
class ConnectionReporter {
  private isLost = false;

  constructor(
    private readonly site: string,
    private readonly say: (line: string) => void,
  ) {}

  reportLoss(error: Error): void {
    if (!this.isLost) this.say(`✘ ${this.site} cannot be reached: ${describeCause(error)}.`);
    this.isLost = true;
  }

  reportRecovery(): void {
    if (this.isLost) this.say(`✔ ${this.site} is back`);
    this.isLost = false;
  }
}

/** Page shown when the running site does not respond, or its response cannot be processed; it needs no other files. */
const renderFailurePage = (site: string, cause: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>The page cannot be shown</title></head>',
    `<body><h1>The page cannot be shown</h1><p>${escapeHtml(site)}: ${escapeHtml(cause)}</p>`,
    '<p>Only the sources of this machine are here; everything else is of that site. <a href="">Try again</a></p></body></html>',
  ].join('\n');

interface SiteHandlerPorts {
  site: string;
  local: Pick<LocalSite, 'document' | 'plan' | 'policy'>;
  streams: Pick<OpenStreams, 'add'>;
  /** Prints to the terminal. */
  say: (line: string) => void;
}

const PLAN_PATH = '/platform/plan';
const POLICY_HEADER = 'content-security-policy';
/** Request headers that would make the site respond in an encoding that cannot be read here, or without a body. */
const CACHE_AND_ENCODING_HEADERS = ['accept-encoding', 'if-none-match', 'if-modified-since'];
/** Response headers that no longer apply once the body has been changed. */
const BODY_HEADERS = ['content-length', 'transfer-encoding', 'etag', 'last-modified'];

const getPath = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/';

const omitHeaders = (headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Whether the response may be rewritten: documents and the plan are processed here, everything else passes through. */
const mayRewrite = (request: IncomingMessage): boolean =>
  request.method === 'GET' && (getPath(request) === PLAN_PATH || request.headers.accept?.includes('text/html') === true);

/** True for a response with HTML or JSON, except a redirect. */
const isHtmlOrJson = ({ headers: { 'content-type': type = '' }, statusCode = 0 }: IncomingMessage): boolean =>
  /^(text\/html|application\/json)/.test(type) && (statusCode < 300 || statusCode >= 400);

/** Proxies everything to the running site as if the page were one of its own, and inserts the local releases into the responses. */
export function createSiteHandler({ site, local, streams, say }: SiteHandlerPorts): Handler {
  const forwardRequest = createForwarder(site);
  const connectionReporter = new ConnectionReporter(site, say);
  return (request, response) => {
    const origins = { local: `http://${request.headers.host}`, site };
    const headers = toSiteHeaders(request.headers, origins);
    const isRewritable = mayRewrite(request);
    forwardRequest(request, {
      headers: isRewritable ? omitHeaders(headers, CACHE_AND_ENCODING_HEADERS) : headers,
      onResponse: (reply) => {
        connectionReporter.reportRecovery();
        if (isRewritable && isHtmlOrJson(reply)) {
          rewriteResponse(request, reply, response, { local, origins }).catch((error: Error) =>
            sendFailure(response, site, error, isRewritable),
          );
          return;
        }
        response.writeHead(reply.statusCode ?? 502, toLocalHeaders(reply.headers, origins));
        if (reply.headers['content-type']?.startsWith('text/event-stream')) streams.add(response);
        pipeline(reply, response, () => undefined);
      },
      onError: (error) => {
        connectionReporter.reportLoss(error);
        sendFailure(response, site, error, isRewritable);
      },
    });
  };
}

async function rewriteResponse(
  request: IncomingMessage,
  reply: IncomingMessage,
  response: ServerResponse,
  { local, origins }: Pick<SiteHandlerPorts, 'local'> & { origins: Origins },
): Promise<void> {
  const pathname = getPath(request);
  const [status, html] = [reply.statusCode ?? 502, await text(reply)];
  const rewrittenDocument =
    pathname === PLAN_PATH && status < 300 ? { status, html: await local.plan(html) } : await local.document({ status, html, pathname });
  const policy = reply.headers[POLICY_HEADER];
  const headers = omitHeaders(toLocalHeaders(reply.headers, origins), BODY_HEADERS);
  response.writeHead(rewrittenDocument.status, {
    ...headers,
    ...(policy !== undefined && { [POLICY_HEADER]: await local.policy(String(policy)) }),
  });
  response.end(rewrittenDocument.html);
}

function sendFailure(response: ServerResponse, site: string, error: Error, isPageOrPlan: boolean): void {
  const message = describeCause(error);
  if (response.headersSent) response.destroy();
  else if (isPageOrPlan) response.writeHead(502, { 'content-type': 'text/html; charset=utf-8' }).end(renderFailurePage(site, message));
  else response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { code: 'overloaded', message } }));
}

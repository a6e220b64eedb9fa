import type { IncomingMessage, ServerResponse } from 'node:http';
import { CATALOGUE_PATH, isLocale } from '@rendezvous/shared/contract';
import { findCatalogue } from '../../site/document/findCatalogue';
import { getSecurityHeaders } from '../../site/plugins/getSecurityHeaders';
import { getContentType } from '../../site/releases/getContentType';
import { unregisterWorkerScript } from '../../site/worker/unregisterWorkerScript';
import { DEVELOPMENT_RELEASE } from '../developmentRelease';
import type { BuildBroadcaster } from '../server/BuildBroadcaster';
import type { DevelopmentReleases } from '../server/DevelopmentReleases';

interface LocalHandlerPorts {
  compiledReleases: Pick<DevelopmentReleases, 'readFile' | 'releases'>;
  buildBroadcaster: Pick<BuildBroadcaster, 'follow'>;
  listProblems: () => Promise<string[]>;
}

type Responder = (response: ServerResponse, ...params: string[]) => void | Promise<void>;

const SECURITY_HEADERS = getSecurityHeaders(false);

/** Sends a file; its name determines the content type. */
function sendContent(response: ServerResponse, name: string, content: Buffer | string): void {
  response.writeHead(200, { ...SECURITY_HEADERS, 'content-type': getContentType(name), 'cache-control': 'no-cache' }).end(content);
}

function sendNotFound(response: ServerResponse): void {
  const error = { code: 'not_found', message: 'The compilers on this machine made no such file.' };
  response.writeHead(404, { ...SECURITY_HEADERS, 'content-type': getContentType('error.json') }).end(JSON.stringify({ error }));
}

const createFileResponder =
  ({ compiledReleases }: LocalHandlerPorts): Responder =>
  async (response, remote = '', file = '') => {
    const content = await compiledReleases.readFile(remote, DEVELOPMENT_RELEASE, file);
    if (content === undefined) sendNotFound(response);
    else sendContent(response, file, content);
  };

const createCatalogueResponder =
  ({ compiledReleases }: LocalHandlerPorts): Responder =>
  async (response, remote, locale = '') => {
    const release = (await compiledReleases.releases()).find((candidate) => candidate.remote === remote);
    const catalogue = release && isLocale(locale) ? findCatalogue(release, locale) : undefined;
    if (catalogue === undefined) sendNotFound(response);
    else sendContent(response, 'catalogue.json', JSON.stringify(catalogue));
  };

const createResponders = (ports: LocalHandlerPorts): [RegExp, Responder][] => [
  [/^\/__dev\/events$/, (response) => ports.buildBroadcaster.follow(response)],
  [/^\/__dev\/problems$/, async (response) => sendContent(response, 'problems.json', JSON.stringify(await ports.listProblems()))],
  // Beacons and reports are dropped: the site would attribute them to releases that it did not serve.
  [/^\/platform\/(?:beacon|reports)$/, (response) => void response.writeHead(204, SECURITY_HEADERS).end()],
  // Files change under the same names here, so no service worker may cache them.
  [/^\/sw\.js$/, (response) => sendContent(response, 'sw.js', unregisterWorkerScript)],
  [new RegExp(`^/r/([^/]+)/${DEVELOPMENT_RELEASE}/(.+)$`), createFileResponder(ports)],
  [new RegExp(`^${CATALOGUE_PATH}/([^/]+)/${DEVELOPMENT_RELEASE}/([^/]+)$`), createCatalogueResponder(ports)],
];

/** Returns a handler for the paths that this machine serves itself; it returns false for requests that the site has to handle. */
export function createLocalHandler(ports: LocalHandlerPorts): (request: IncomingMessage, response: ServerResponse) => boolean {
  const responders = createResponders(ports);
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    for (const [pattern, respond] of responders) {
      const match = pattern.exec(path);
      if (match === null) continue;
      request.resume();
      Promise.resolve(respond(response, ...match.slice(1))).catch(() => response.destroy());
      return true;
    }
    return false;
  };
}

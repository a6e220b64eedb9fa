import type { IncomingMessage, ServerResponse } from 'node:http';
import { CATALOGUE_PATH, isLocale } from '@rendezvous/shared/contract';
import { catalogueIn } from '../../site/document/catalogueIn';
import { securityHeaders } from '../../site/plugins/securityHeaders';
import { contentType } from '../../site/releases/contentType';
import { unregisterWorkerScript } from '../../site/worker/unregisterWorkerScript';
import { DEVELOPMENT_RELEASE } from '../developmentRelease';
import type { BuildNews } from '../server/BuildNews';
import type { DevelopmentReleases } from '../server/DevelopmentReleases';

interface OwnRepliesPorts {
  developed: Pick<DevelopmentReleases, 'readFile' | 'releases'>;
  news: Pick<BuildNews, 'follow'>;
  problems: () => Promise<string[]>;
}

type Responder = (response: ServerResponse, ...params: string[]) => void | Promise<void>;

const HEADERS = securityHeaders(false);

/** Sends a file; its name determines the content type. */
function send(response: ServerResponse, name: string, content: Buffer | string): void {
  response.writeHead(200, { ...HEADERS, 'content-type': contentType(name), 'cache-control': 'no-cache' }).end(content);
}

function notFound(response: ServerResponse): void {
  const error = { code: 'not_found', message: 'The compilers on this machine made no such file.' };
  response.writeHead(404, { ...HEADERS, 'content-type': contentType('error.json') }).end(JSON.stringify({ error }));
}

const sendFile =
  ({ developed }: OwnRepliesPorts): Responder =>
  async (response, remote = '', file = '') => {
    const content = await developed.readFile(remote, DEVELOPMENT_RELEASE, file);
    if (content === undefined) notFound(response);
    else send(response, file, content);
  };

const sendCatalogue =
  ({ developed }: OwnRepliesPorts): Responder =>
  async (response, remote, locale = '') => {
    const release = (await developed.releases()).find((candidate) => candidate.remote === remote);
    const catalogue = release && isLocale(locale) ? catalogueIn(release, locale) : undefined;
    if (catalogue === undefined) notFound(response);
    else send(response, 'catalogue.json', JSON.stringify(catalogue));
  };

const toResponders = (ports: OwnRepliesPorts): [RegExp, Responder][] => [
  [/^\/__dev\/events$/, (response) => ports.news.follow(response)],
  [/^\/__dev\/problems$/, async (response) => send(response, 'problems.json', JSON.stringify(await ports.problems()))],
  // Beacons and reports are dropped: the site would attribute them to releases that it did not serve.
  [/^\/platform\/(?:beacon|reports)$/, (response) => void response.writeHead(204, HEADERS).end()],
  // Files change under the same names here, so no service worker may cache them.
  [/^\/sw\.js$/, (response) => send(response, 'sw.js', unregisterWorkerScript)],
  [new RegExp(`^/r/([^/]+)/${DEVELOPMENT_RELEASE}/(.+)$`), sendFile(ports)],
  [new RegExp(`^${CATALOGUE_PATH}/([^/]+)/${DEVELOPMENT_RELEASE}/([^/]+)$`), sendCatalogue(ports)],
];

/** Returns a handler for the paths that this machine serves itself; it returns false for requests that the site has to handle. */
export function ownReplies(ports: OwnRepliesPorts): (request: IncomingMessage, response: ServerResponse) => boolean {
  const responders = toResponders(ports);
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

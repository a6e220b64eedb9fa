import type { IncomingMessage, ServerResponse } from 'node:http';
import { CATALOGUE_PATH, isLocale } from '@rendezvous/shared/contract';
import { catalogueIn } from '../../site/document/catalogueIn';
import { securityHeaders } from '../../site/plugins/securityHeaders';
import { contentType } from '../../site/releases/contentType';
import { unregisterWorkerScript } from '../../site/worker/unregisterWorkerScript';
import { DEVELOPMENT_RELEASE } from '../developmentRelease';
import type { BuildNews } from '../server/BuildNews';
import type { DevelopmentReleases } from '../server/DevelopmentReleases';

interface OwnParts {
  developed: Pick<DevelopmentReleases, 'readFile' | 'releases'>;
  news: Pick<BuildNews, 'follow'>;
  problems: () => Promise<string[]>;
}

type Reply = (response: ServerResponse, ...found: string[]) => void | Promise<void>;

const HEADERS = securityHeaders(false);

/** Serves a file; its name determines the type. */
function send(response: ServerResponse, name: string, content: Buffer | string): void {
  response.writeHead(200, { ...HEADERS, 'content-type': contentType(name), 'cache-control': 'no-cache' }).end(content);
}

function notFound(response: ServerResponse): void {
  const error = { code: 'not_found', message: 'The compilers on this machine made no such file.' };
  response.writeHead(404, { ...HEADERS, 'content-type': contentType('error.json') }).end(JSON.stringify({ error }));
}

const fileOf =
  ({ developed }: OwnParts): Reply =>
  async (response, remote = '', file = '') => {
    const content = await developed.readFile(remote, DEVELOPMENT_RELEASE, file);
    if (content === undefined) notFound(response);
    else send(response, file, content);
  };

const catalogueOf =
  ({ developed }: OwnParts): Reply =>
  async (response, remote, locale = '') => {
    const release = (await developed.releases()).find((one) => one.remote === remote);
    const found = release && isLocale(locale) ? catalogueIn(release, locale) : undefined;
    if (found === undefined) notFound(response);
    else send(response, 'catalogue.json', JSON.stringify(found));
  };

const repliesOf = (parts: OwnParts): [RegExp, Reply][] => [
  [/^\/__dev\/events$/, (response) => parts.news.follow(response)],
  [/^\/__dev\/problems$/, async (response) => send(response, 'problems.json', JSON.stringify(await parts.problems()))],
  // The site would attribute them to releases that it did not serve.
  [/^\/platform\/(?:beacon|reports)$/, (response) => void response.writeHead(204, HEADERS).end()],
  // Files change under the same names here, so they must not be cached.
  [/^\/sw\.js$/, (response) => send(response, 'sw.js', unregisterWorkerScript)],
  [new RegExp(`^/r/([^/]+)/${DEVELOPMENT_RELEASE}/(.+)$`), fileOf(parts)],
  [new RegExp(`^${CATALOGUE_PATH}/([^/]+)/${DEVELOPMENT_RELEASE}/([^/]+)$`), catalogueOf(parts)],
];

/** Answers what this machine serves itself; false for everything that is the site's. */
export function ownReplies(parts: OwnParts): (request: IncomingMessage, response: ServerResponse) => boolean {
  const replies = repliesOf(parts);
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    for (const [pattern, reply] of replies) {
      const found = pattern.exec(path);
      if (found === null) continue;
      request.resume();
      Promise.resolve(reply(response, ...found.slice(1))).catch(() => response.destroy());
      return true;
    }
    return false;
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteContext } from '../createContext';
import { countryHeader } from '../boot/countryHeader';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const OF_THE_API = /^\/(api|sandbox|outbox)(\/|\?|$)/;
const USER_CALL = /^\/api\/user\.php(\?|$)/;

/** Header with the live serial, so that open pages notice kill and block. */
const SERIAL_HEADER = 'x-plan-serial';

/** Single entry point: the api's paths go to the api, all others to the site. */
export function apiDoor(site: Handler, api: Handler, context: Pick<SiteContext, 'registryCache' | 'countryOf' | 'trustProxy'>): Handler {
  return (request, response) => {
    const url = request.url ?? '/';
    if (!OF_THE_API.test(url)) return site(request, response);
    const country = context.countryOf(clientAddress(request, context.trustProxy), request.headers);
    // Browsers cannot choose their country: any header they sent is replaced.
    if (country === '') delete request.headers[countryHeader];
    else request.headers[countryHeader] = country;
    if (USER_CALL.test(url)) response.setHeader(SERIAL_HEADER, String(context.registryCache.serial));
    return api(request, response);
  };
}

/** Address of the visitor; forwarded headers only count behind our own proxy. */
function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const [forwarded] = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return forwarded?.trim() || (socket.remoteAddress ?? '');
}

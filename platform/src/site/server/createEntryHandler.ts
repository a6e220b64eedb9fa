import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteContext } from '../createContext';
import { countryHeader } from '../boot/countryHeader';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const API_PATH = /^\/(api|sandbox|outbox)(\/|\?|$)/;
const USER_CALL_PATH = /^\/api\/user\.php(\?|$)/;

/** Header with the live serial, by which open pages notice that a remote was switched off or a release blocked. */
const SERIAL_HEADER = 'x-plan-serial';

/** Creates the single entry point for requests: the api's paths go to the api, all others to the site. */
export function createEntryHandler(
  site: Handler,
  api: Handler,
  context: Pick<SiteContext, 'registryCache' | 'findCountry' | 'trustProxy'>,
): Handler {
  return (request, response) => {
    const url = request.url ?? '/';
    if (!API_PATH.test(url)) return site(request, response);
    const country = context.findCountry(getClientAddress(request, context.trustProxy), request.headers);
    // Browsers cannot choose their country: any header they sent is replaced.
    if (country === '') delete request.headers[countryHeader];
    else request.headers[countryHeader] = country;
    if (USER_CALL_PATH.test(url)) response.setHeader(SERIAL_HEADER, String(context.registryCache.serial));
    return api(request, response);
  };
}

/** Returns the visitor's IP address; forwarded headers only count behind our own proxy. */
function getClientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const [forwarded] = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return forwarded?.trim() || (socket.remoteAddress ?? '');
}

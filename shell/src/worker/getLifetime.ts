import { PAGE_LIFETIME_HEADER } from '@rendezvous/shared/contract';

/** Returns the number of seconds for which a page may be shown again; 0 for an error, a redirect or a page that is not the same for everyone. */
export const getLifetime = ({ headers, ok, redirected }: Pick<Response, 'headers' | 'ok' | 'redirected'>): number =>
  ok && !redirected ? Number(headers.get(PAGE_LIFETIME_HEADER)) || 0 : 0;

import { AUTH_COOKIE } from '@rendezvous/shared/contract';

/** Whether a request has a session cookie; the session may have expired. */
export const hasSession = (cookie: string): boolean => cookie.includes(`${AUTH_COOKIE}=`);

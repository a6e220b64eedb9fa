import { AUTH_COOKIE } from '@rendezvous/shared/contract';

/** Whether a request comes with a session; it may have ended. */
export const hasSession = (cookie: string): boolean => cookie.includes(`${AUTH_COOKIE}=`);

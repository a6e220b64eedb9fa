import * as signup from '@rendezvous/shared/calls/signup';
import { request } from '@rendezvous/shared/calls/request';
import type { RootStore } from '@rendezvous/shared/store';

/** The server's verdict on a date of birth, YYYY-MM-DD. */
export const ageApi = (http: RootStore['http']) => ({
  judge: (date: string) => request(http, signup.checkAge, { date_of_birth: date }, { progress: false }),
});

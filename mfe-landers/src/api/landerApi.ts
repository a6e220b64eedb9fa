import * as landers from '@rendezvous/shared/calls/landers';
import * as members from '@rendezvous/shared/calls/members';
import * as signup from '@rendezvous/shared/calls/signup';
import { knownReply, request } from '@rendezvous/shared/calls/request';
import type { ApiBody, ApiQuery, LanderDocument, Profile } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const NO_PROGRESS_BAR = { progress: false };

/** Api calls of a lander for its document, view count and member, and for the visitor's age. */
export const landerApi = (http: RootStore['http']) => ({
  getKnownLander: (query: ApiQuery<'GET /api/lander.php'>): LanderDocument | undefined =>
    knownReply(http, landers.readLander, query)?.lander,
  loadLander: async (query: ApiQuery<'GET /api/lander.php'>): Promise<LanderDocument> =>
    (await request(http, landers.readLander, query, NO_PROGRESS_BAR)).lander,
  countHit: (body: ApiBody<'POST /api/lander-hit.php'>) => request(http, landers.countHit, body, NO_PROGRESS_BAR),
  getKnownMember: (id: string): Profile | undefined => knownReply(http, members.readMember, { id })?.profile,
  loadMember: async (id: string): Promise<Profile> => (await request(http, members.readMember, { id }, NO_PROGRESS_BAR)).profile,
  /** Checks a date of birth, YYYY-MM-DD, on the server; rejects with `underage` for a minor. */
  checkAge: (dateOfBirth: string) => request(http, signup.checkAge, { date_of_birth: dateOfBirth }, NO_PROGRESS_BAR),
});

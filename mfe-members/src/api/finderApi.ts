import * as members from '@rendezvous/shared/calls/members';
import { request } from '@rendezvous/shared/calls/request';
import type { MatchAnswers, MatchFinder } from '@rendezvous/shared/contract';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/match-finder.php. */
export const readMatchFinder = (http: HttpClient): Promise<MatchFinder> => request(http, members.readMatchFinder);

/** PUT /api/match-finder.php: stores the answers and returns the matches. */
export const saveMatchAnswers = (http: HttpClient, answers: MatchAnswers): Promise<MatchFinder> =>
  request(http, members.answerMatchFinder, answers);

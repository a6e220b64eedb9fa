import type { MatchAnswers, MatchFinder } from '@rendezvous/shared/contract';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/match-finder.php. */
export const readMatchFinder = (http: HttpClient): Promise<MatchFinder> => http.get('/api/match-finder.php');

/** PUT /api/match-finder.php: keeps the answers and tells who fits. */
export const saveMatchAnswers = (http: HttpClient, answers: MatchAnswers): Promise<MatchFinder> =>
  http.put('/api/match-finder.php', answers);

import type { RootStore } from '@rendezvous/shared/store';

/** The server's judgement of a date of birth, YYYY-MM-DD. */
export const ageApi = (http: RootStore['http']) => ({
  judge: (date: string) => http.post('/api/check-age.php', { date_of_birth: date }, { progress: false }),
});

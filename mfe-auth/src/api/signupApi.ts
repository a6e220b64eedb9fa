import type { ProfileCard, SignupForm } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

type Http = RootStore['http'];

const QUIET = { progress: false };

/** Calls of sign-up. */
export const signupApi = (http: Http) => ({
  send: (form: SignupForm) => http.post('/api/signup.php', form),
  judgeAge: (date: string) => http.post('/api/check-age.php', { date_of_birth: date }, QUIET),
  isNameFree: async (name: string): Promise<boolean> => (await http.get('/api/check-name.php', { name }, QUIET)).available,
  matches: async (): Promise<ProfileCard[]> => (await http.get('/api/signup-matches.php')).profiles,
  like: (id: string) => http.post('/api/like.php', { profile_id: id }),
  unlike: (id: string) => http.delete('/api/like.php', { profile_id: id }),
});

import type { RootStore } from '@rendezvous/shared/store';

/** Calls that confirm the e-mail address. */
export const activationApi = (http: RootStore['http']) => ({
  activate: (token: string) => http.post('/api/activate.php', { token }),
  resend: () => http.post('/api/activate-resend.php', {}),
});

import type { Passkey, PasskeyCreation, PasskeyMade, PasskeyProof, PasskeyRequest, User } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const QUIET = { progress: false };

/** Calls about passkeys. */
export const passkeyApi = (http: RootStore['http']) => ({
  list: async (): Promise<Passkey[]> => (await http.get('/api/passkeys.php', undefined, QUIET)).passkeys,
  begin: async (password: string): Promise<PasskeyCreation> => (await http.post('/api/passkey-options.php', { password })).creation,
  add: async (name: string, passkey: PasskeyMade): Promise<Passkey[]> => (await http.post('/api/passkeys.php', { name, passkey })).passkeys,
  rename: async (id: string, name: string): Promise<Passkey[]> => (await http.put('/api/passkeys.php', { id, name })).passkeys,
  remove: async (id: string): Promise<Passkey[]> => (await http.delete('/api/passkeys.php', { id })).passkeys,
  challenge: async (): Promise<PasskeyRequest> => (await http.post('/api/passkey-login.php', {}, QUIET)).request,
  logIn: async (proof: PasskeyProof): Promise<User> => (await http.put('/api/passkey-login.php', { proof })).user,
});

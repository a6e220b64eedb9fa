import * as passkeysCalls from '@rendezvous/shared/calls/passkeys';
import { request } from '@rendezvous/shared/calls/request';
import type { Passkey, PasskeyCreation, PasskeyMade, PasskeyProof, PasskeyRequest, User } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const NO_PROGRESS = { progress: false };

/** Calls for passkeys. */
export const passkeyApi = (http: RootStore['http']) => ({
  list: async (): Promise<Passkey[]> => (await request(http, passkeysCalls.listPasskeys, undefined, NO_PROGRESS)).passkeys,
  begin: async (password: string): Promise<PasskeyCreation> => (await request(http, passkeysCalls.beginPasskey, { password })).creation,
  add: async (name: string, passkey: PasskeyMade): Promise<Passkey[]> =>
    (await request(http, passkeysCalls.addPasskey, { name, passkey })).passkeys,
  rename: async (id: string, name: string): Promise<Passkey[]> => (await request(http, passkeysCalls.renamePasskey, { id, name })).passkeys,
  remove: async (id: string): Promise<Passkey[]> => (await request(http, passkeysCalls.removePasskey, { id })).passkeys,
  requestChallenge: async (): Promise<PasskeyRequest> => (await request(http, passkeysCalls.beginLogin, {}, NO_PROGRESS)).request,
  logIn: async (proof: PasskeyProof): Promise<User> => (await request(http, passkeysCalls.logInWithPasskey, { proof })).user,
});

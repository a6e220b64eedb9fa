import * as password from '@rendezvous/shared/calls/password';
import { request } from '@rendezvous/shared/calls/request';
import type { ApiBody } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** Calls for a forgotten password. */
export const passwordApi = (http: RootStore['http']) => ({
  ask: (email: string) => request(http, password.requestReset, { email }),
  isValid: async (token: string): Promise<boolean> => (await request(http, password.checkResetToken, { token })).valid,
  change: (body: ApiBody<'PUT /api/password-reset.php'>) => request(http, password.resetPassword, body),
});

import type { RootStore } from '@rendezvous/shared/store';
import * as privacyCalls from '@rendezvous/shared/calls/privacy';
import { request } from '@rendezvous/shared/calls/request';

/** Turns invisible mode off on the server and in the session; rejects if the call fails. */
export async function turnOffInvisibleMode(http: RootStore['http'], session: RootStore['session']): Promise<void> {
  const { privacy } = await request(http, privacyCalls.changePrivacy, { invisible: false });
  session.patch({ invisible: privacy.invisible });
}

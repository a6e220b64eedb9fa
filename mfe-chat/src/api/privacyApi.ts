import type { RootStore } from '@rendezvous/shared/store';
import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';

/** Switches invisible mode off. */
export async function becomeVisible(http: RootStore['http'], session: RootStore['session']): Promise<void> {
  const { privacy } = await request(http, account.changePrivacy, { invisible: false });
  session.patch({ invisible: privacy.invisible });
}

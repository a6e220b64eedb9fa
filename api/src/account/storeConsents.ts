import type { SignupForm } from '@rendezvous/shared/contract';
import { sql } from 'kysely';
import type { NotificationSwitch } from '../notify/NotificationSwitch';
import type { Work } from '../Work';

const OFFERS: NotificationSwitch = 'offers.email';

/** Keeps what a member agreed to, with version and time; whoever wants offers finds their switch on. */
export async function storeConsents({ db, now }: Work, memberId: string, form: SignupForm): Promise<void> {
  const { terms_version: version } = form;
  const given = { terms: true, sensitive: form.consent_sensitive, offers: form.consent_offers };
  await db
    .insertInto('consents')
    .values(Object.entries(given).map(([kind, value]) => ({ member_id: memberId, kind, version, given: value, created_at: now })))
    .execute();
  if (!form.consent_offers) return;
  const notifications = sql<NotificationSwitch[]>`array_append(notifications, ${OFFERS}::text)`;
  await db.updateTable('members').set({ notifications }).where('id', '=', memberId).execute();
}

import type { SignupForm } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

/** Keeps what a member agreed to, with version and time. */
export async function storeConsents({ db, now }: Work, memberId: string, form: SignupForm): Promise<void> {
  const { terms_version: version } = form;
  const given = { terms: true, sensitive: form.consent_sensitive, offers: form.consent_offers };
  await db
    .insertInto('consents')
    .values(Object.entries(given).map(([kind, value]) => ({ member_id: memberId, kind, version, given: value, created_at: now })))
    .execute();
}

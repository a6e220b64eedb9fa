import { maskIban } from '@rendezvous/shared/contract';
import { seal } from '../directDebit/sealed';
import { aDirectDebitForm } from './aDirectDebitForm';
import type { TestMember } from './aMember';
import type { TestApi } from './testApi';

/** A signed mandate of a member; answers its reference. */
export async function aMandate(api: TestApi, member: TestMember): Promise<string> {
  const reference = api.ports.random.id();
  const form = aDirectDebitForm();
  const sealed = seal(api.app.config.secrets[0], JSON.stringify(form));
  const moments = { created_at: api.now(), signed_at: api.now(), revoked_at: null, otp_sent_at: api.now() };
  await api.db
    .insertInto('mandates')
    .values({ reference, member_id: member.id, sealed, iban_mask: maskIban(form.iban), otp_hash: null, ...moments })
    .execute();
  return reference;
}

import { type DirectDebitForm, maskIban } from '@rendezvous/shared/contract';
import { seal } from '../directDebit/sealed';
import type { TestMember } from './aMember';
import type { TestApi } from './testApi';

/** A valid direct debit form. */
export const aDirectDebitForm = (overrides: Partial<DirectDebitForm> = {}): DirectDebitForm => ({
  account_holder: 'Anna de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Keizersgracht',
  house_number: '1',
  postal_code: '1015 CJ',
  city: 'Amsterdam',
  phone: '+31612345678',
  ...overrides,
});

/** Inserts a signed mandate for a member; returns its reference. */
export async function aMandate(api: TestApi, member: TestMember): Promise<string> {
  const reference = api.ports.random.id();
  const form = aDirectDebitForm();
  const sealed = seal(api.app.config.secrets[0], JSON.stringify(form));
  const timestamps = { created_at: api.now(), signed_at: api.now(), revoked_at: null, otp_sent_at: api.now() };
  await api.db
    .insertInto('mandates')
    .values({ reference, member_id: member.id, sealed, iban_mask: maskIban(form.iban), otp_hash: null, ...timestamps })
    .execute();
  return reference;
}

/** Returns the code at the beginning of the latest text message to a member; an empty string if there is none. */
export async function findOtp(api: TestApi, { id }: TestMember): Promise<string> {
  const texts = api.db.selectFrom('text_messages').select('body').where('member_id', '=', id).orderBy('seq', 'desc');
  return /^\d{6}/.exec((await texts.executeTakeFirstOrThrow()).body)?.[0] ?? '';
}

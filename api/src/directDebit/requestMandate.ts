import { cleanIban, directDebitProblems, maskIban, type DirectDebitForm } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import { seal } from './sealed';
import type { MandateWork } from './MandateWork';
import { refuseDebit } from './refuseDebit';
import { refuseOtp, sendOtp, type Signer } from './sendOtp';

function checkedForm(form: DirectDebitForm, country: string): DirectDebitForm {
  const fields = directDebitProblems(form, country);
  if (Object.keys(fields).length > 0) throw new ApiError('validation', { fields });
  const trimmed = Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()]));
  return { ...form, ...trimmed, iban: cleanIban(form.iban) };
}

/** Writes a mandate that waits for its code, in place of an earlier one that was never signed; answers its reference. */
export async function requestMandate(work: MandateWork, signer: Signer & { country: string }, form: DirectDebitForm): Promise<string> {
  const checked = checkedForm(form, signer.country);
  return inTransaction(work, async (inside) => {
    const within: MandateWork = { ...work, db: inside.db };
    await lockMembers(inside.db, [signer.id]);
    await refuseDebit(inside, signer.id);
    await refuseOtp(within, signer.id);
    await inside.db.deleteFrom('mandates').where('member_id', '=', signer.id).where('signed_at', 'is', null).execute();
    const reference = work.random.id();
    const sealed = seal(work.secrets[0], JSON.stringify(checked));
    const mandate = { reference, member_id: signer.id, sealed, iban_mask: maskIban(checked.iban), created_at: work.now };
    await inside.db
      .insertInto('mandates')
      .values({ ...mandate, signed_at: null, revoked_at: null, otp_hash: null, otp_sent_at: work.now })
      .execute();
    await sendOtp(within, signer, { reference, phone: checked.phone });
    return reference;
  });
}

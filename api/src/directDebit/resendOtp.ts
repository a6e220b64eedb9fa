import { ApiError } from '../ApiError';
import { findMandate } from './findMandate';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import { mandateForm } from './mandateForm';
import type { MandateWork } from './MandateWork';
import { refuseOtp, sendOtp, type Signer } from './sendOtp';

/** Sends another code for a mandate that is not signed yet. */
export async function resendOtp(work: MandateWork, signer: Signer, reference: string): Promise<void> {
  await inTransaction(work, async ({ db }) => {
    const within: MandateWork = { ...work, db };
    await lockMembers(db, [signer.id]);
    const mandate = await findMandate(db, signer.id, reference);
    if (mandate === undefined) throw new ApiError('not_found');
    if (mandate.signed_at !== null) throw new ApiError('conflict');
    await refuseOtp(within, signer.id);
    await sendOtp(within, signer, { reference, phone: mandateForm(work.secrets, mandate).phone });
  });
}

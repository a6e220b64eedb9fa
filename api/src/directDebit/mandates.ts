import { cleanIban, type DirectDebitForm, directDebitProblems, maskIban, OTP_TRIES, OTP_VALID_S } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { sendMoneyMail } from '../credits/moneyMails';
import { lockMembers } from '../members/sqlMembers';
import { findRecipient } from '../notify/sqlNotifications';
import { findDomain } from '../site/sql';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { assertDebitAllowed } from './debits';
import { findSiteCreditor } from './findSiteCreditor';
import { type MandateContext, matchesOtp, assertCodeAllowed, sendOtp, type Signer } from './otp';
import { seal, unseal } from './sealed';
import { deleteUnsignedMandates, findMandate, insertMandate, type MandateRow, markRevoked, markSigned, updateTries } from './sqlMandates';

/** The form that the member filled in for a mandate, decrypted with whichever of the secrets fits. */
export const decryptMandateForm = (secrets: readonly string[], { sealed }: Pick<MandateRow, 'sealed'>): DirectDebitForm =>
  JSON.parse(unseal(secrets, sealed)) as DirectDebitForm;

/** Emails the signed mandate with all required details. */
async function sendMandateMail(work: MandateContext, mandate: MandateRow): Promise<void> {
  const { domain } = await findRecipient(work.db, mandate.member_id);
  const { settings } = await findDomain(work.db, domain);
  const creditor = await findSiteCreditor(work, settings.company_id);
  const { account_holder: holder, iban } = decryptMandateForm(work.secrets, mandate);
  await sendMoneyMail(work, mandate.member_id, 'mandate', {
    creditor: creditor.name,
    identifier: creditor.identifier,
    address: creditor.address,
    reference: mandate.reference,
    holder,
    iban: maskIban(iban),
  });
}

function validateForm(form: DirectDebitForm, country: string): DirectDebitForm {
  const fields = directDebitProblems(form, country);
  if (Object.keys(fields).length > 0) throw new ApiError('validation', { fields });
  const trimmedForm = Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()]));
  return { ...form, ...trimmedForm, iban: cleanIban(form.iban) };
}

/** Stores an unsigned mandate in place of any earlier unsigned one, sends its code and returns its reference. */
export async function requestMandate(work: MandateContext, signer: Signer & { country: string }, form: DirectDebitForm): Promise<string> {
  const validForm = validateForm(form, signer.country);
  return inTransaction(work, async (transactionWork) => {
    const context: MandateContext = { ...work, db: transactionWork.db };
    await lockMembers(transactionWork.db, [signer.id]);
    await assertDebitAllowed(transactionWork, signer.id);
    await assertCodeAllowed(context, signer.id);
    await deleteUnsignedMandates(transactionWork.db, signer.id);
    const reference = work.random.id();
    const sealed = seal(work.secrets[0], JSON.stringify(validForm));
    const mandate = { reference, member_id: signer.id, sealed, iban_mask: maskIban(validForm.iban), created_at: work.now };
    await insertMandate(transactionWork.db, { ...mandate, signed_at: null, revoked_at: null, otp_hash: null, otp_sent_at: work.now });
    await sendOtp(context, signer, { reference, phone: validForm.phone });
    return reference;
  });
}

/** Sends another code for an unsigned mandate. */
export async function resendOtp(work: MandateContext, signer: Signer, reference: string): Promise<void> {
  await inTransaction(work, async ({ db }) => {
    const context: MandateContext = { ...work, db };
    await lockMembers(db, [signer.id]);
    const mandate = await findMandate(db, signer.id, reference);
    if (mandate === undefined) throw new ApiError('not_found');
    if (mandate.signed_at !== null) throw new ApiError('conflict');
    await assertCodeAllowed(context, signer.id);
    await sendOtp(context, signer, { reference, phone: decryptMandateForm(work.secrets, mandate).phone });
  });
}

function isCodeCorrect({ secrets, now }: MandateContext, mandate: MandateRow, otp: string): boolean {
  const { reference, otp_hash: hash, otp_tries: tries, otp_sent_at: sentAt } = mandate;
  if (hash === null || tries >= OTP_TRIES || now >= sentAt + OTP_VALID_S) return false;
  return matchesOtp(secrets, reference, otp, hash);
}

async function signAndMail(work: MandateContext, { reference }: MandateRow): Promise<MandateRow> {
  const signedMandate = await markSigned(work, reference);
  await sendMandateMail(work, signedMandate);
  return signedMandate;
}

/** Signs the mandate if the code is correct; otherwise counts the attempt and returns undefined, since an error would undo the count. */
async function trySignMandate(work: MandateContext, memberId: string, { reference, otp }: { reference: string; otp: string }) {
  await lockMembers(work.db, [memberId]);
  const mandate = await findMandate(work.db, memberId, reference);
  if (mandate === undefined) throw new ApiError('not_found');
  if (mandate.signed_at !== null) return mandate;
  if (isCodeCorrect(work, mandate, otp)) return signAndMail(work, mandate);
  await updateTries(work.db, reference, mandate.otp_tries + 1);
  return undefined;
}

/** Signs a mandate with the code from the text message; signing it again returns the signed mandate. */
export async function signMandate(work: MandateContext, memberId: string, input: { reference: string; otp: string }): Promise<MandateRow> {
  const signedMandate = await inTransaction(work, ({ db }) => trySignMandate({ ...work, db }, memberId, input));
  if (signedMandate === undefined) throw new ApiError('otp_invalid', { fields: { otp: 'otp_invalid' } });
  return signedMandate;
}

/** Revokes a mandate, so that no further debits can be ordered with it. */
export async function revokeMandate(work: UnitOfWork, memberId: string, reference: string): Promise<void> {
  if (!(await markRevoked(work, memberId, reference))) throw new ApiError('not_found');
}

import { maskIban } from '@rendezvous/shared/contract';
import type { MandateRow } from './findMandate';
import { findDomain } from '../site/findDomain';
import { sendMoneyMail } from '../credits/sendMoneyMail';
import { creditorOf } from './creditorOf';
import { mandateForm } from './mandateForm';
import type { MandateWork } from './MandateWork';

/** Mails the signed mandate with everything it must name. */
export async function sendMandateMail(work: MandateWork, mandate: MandateRow): Promise<void> {
  const { domain } = await work.db.selectFrom('members').select('domain').where('id', '=', mandate.member_id).executeTakeFirstOrThrow();
  const { settings } = await findDomain(work.db, domain);
  const creditor = await creditorOf(work, settings.company_id);
  const { account_holder: holder, iban } = mandateForm(work.secrets, mandate);
  await sendMoneyMail(work, mandate.member_id, 'mandate', {
    creditor: creditor.name,
    identifier: creditor.identifier,
    address: creditor.address,
    reference: mandate.reference,
    holder,
    iban: maskIban(iban),
  });
}

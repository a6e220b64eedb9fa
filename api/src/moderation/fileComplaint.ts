import { COMPLAINT_LENGTH, isEmailAddress, type ApiBody, type ErrorCode, type Locale } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { sendAccountMail } from '../account/sendAccountMail';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { attachFiles } from './complaintFiles';
import { insertComplaint } from './sqlComplaints';

type ComplaintForm = ApiBody<'POST /api/complaint.php'>;

interface Complainant {
  memberId: string | null;
  language: Locale;
  /** Host name of the domain on which the complaint was made. */
  domain: string;
  /** Name of the site in emails: `mail_name` of the domain's settings. */
  site: string;
}

function findProblems({ category, email, description, good_faith: goodFaith }: ComplaintForm): Record<string, ErrorCode> {
  const length = [...description.trim()].length;
  return {
    ...(isEmailAddress(email.trim()) ? {} : { email: 'email_invalid' as const }),
    ...(length >= COMPLAINT_LENGTH.min && length <= COMPLAINT_LENGTH.max ? {} : { description: 'validation' as const }),
    ...(category === 'content' && goodFaith !== true ? { good_faith: 'consent_required' as const } : {}),
  };
}

/** Stores a complaint with its pictures and confirms it by email; returns the ticket number. */
export async function fileComplaint(
  work: UnitOfWork,
  form: ComplaintForm,
  { memberId, language, domain, site }: Complainant,
): Promise<string> {
  const fields = findProblems(form);
  const [code] = Object.values(fields);
  if (code !== undefined) throw new ApiError(code, { fields });
  const id = work.random.id();
  const ticket = `C-${id.slice(0, 8).toUpperCase()}`;
  const email = form.email.trim();
  await inTransaction(work, async (tx) => {
    const { db } = tx;
    const { category, reference = null, description, good_faith = false, attachments = [] } = form;
    const complaint = { id, ticket, member_id: memberId, category, email, reference, description: description.trim(), good_faith };
    await insertComplaint(db, { ...complaint, language, domain, created_at: work.now });
    await attachFiles(tx, { complaint_id: id }, attachments);
    const recipient = { id: memberId, email, name: '', language };
    await sendAccountMail(tx, { kind: 'complaint', recipient, site, ticket });
  });
  return ticket;
}

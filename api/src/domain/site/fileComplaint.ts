import { isEmailAddress, type ApiBody, type ErrorCode, type Locale } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { sendAccountMail } from '../account/sendAccountMail';
import type { Work } from '../Work';

type ComplaintForm = ApiBody<'POST /api/complaint.php'>;

interface Complainant {
  memberId: string | null;
  language: Locale;
  /** settings.mail_name. */
  site: string;
}

/** Code points of a description. */
const SHORTEST = 20;
const LONGEST = 2_000;

function problemsOf({ category, email, description, good_faith: goodFaith }: ComplaintForm): Record<string, ErrorCode> {
  const length = [...description.trim()].length;
  return {
    ...(isEmailAddress(email.trim()) ? {} : { email: 'email_invalid' as const }),
    ...(length >= SHORTEST && length <= LONGEST ? {} : { description: 'validation' as const }),
    ...(category === 'content' && goodFaith !== true ? { good_faith: 'consent_required' as const } : {}),
  };
}

/** Stores a complaint and confirms it by mail; answers its ticket number. */
export async function fileComplaint(work: Work, form: ComplaintForm, { memberId, language, site }: Complainant): Promise<string> {
  const fields = problemsOf(form);
  const [code] = Object.values(fields);
  if (code !== undefined) throw new ApiError(code, { fields });
  const id = work.random.id();
  const ticket = `C-${id.slice(0, 8).toUpperCase()}`;
  const email = form.email.trim();
  await work.db.transaction().execute(async (db) => {
    const { category, reference = null, description, good_faith = false } = form;
    const row = { id, ticket, member_id: memberId, category, email, reference, description: description.trim(), good_faith };
    await db
      .insertInto('complaints')
      .values({ ...row, created_at: work.now })
      .execute();
    const recipient = { id: memberId, email, name: '', language };
    await sendAccountMail({ ...work, db }, { kind: 'complaint', recipient, site, ticket });
  });
  return ticket;
}

import { findAccount } from '../account/findAccount';
import { findDomain } from '../site/findDomain';
import { queueMail } from '../notify/queueMail';
import type { Decision } from './Decision';
import { statementOf, type StatementKind } from './statementOf';

/** Short form of a decision's id, for people to quote. */
const referenceOf = (id: string): string => `D-${id.slice(0, 8).toUpperCase()}`;

/** Mails a member the reasons of a decision against them. */
export async function sendStatement(
  { work, id, form, moderatorId, publicOrigin }: Decision,
  memberId: string,
  kind: StatementKind,
): Promise<void> {
  const member = await findAccount(work.db, memberId);
  if (member === undefined) return;
  const { settings } = await findDomain(work.db, member.domain);
  const { name, language, email } = member;
  const means = moderatorId === null ? 'machine' : 'person';
  const statement = { kind, form, means, reference: referenceOf(id), name, site: settings.mail_name, publicOrigin } as const;
  await queueMail(work, { memberId, recipient: email, kind: 'decision' }, statementOf(language, statement));
}

import type { Config } from '../config';
import type { Random } from '../ports/Random';
import type { Work } from '../Work';
import { issueToken } from './issueToken';
import { sendAccountMail, type AccountMail } from './sendAccountMail';

type Recipient = AccountMail['recipient'] & { id: string };

/** Mails a new activation link. */
export async function sendActivation(
  work: Work & { random: Random },
  recipient: Recipient,
  { site, publicOrigin }: { site: string } & Pick<Config, 'publicOrigin'>,
): Promise<void> {
  const token = await issueToken(work, recipient.id, 'activation');
  await sendAccountMail(work, { kind: 'activation', recipient, site, url: `${publicOrigin}/activate/done?token=${token}` });
}

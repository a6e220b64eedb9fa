import type { PushKind } from '../content/pushes/pushTexts';
import { sendNotice } from './sendNotice';
import type { JobHandler } from '../jobs/JobHandler';

const KINDS: readonly PushKind[] = ['new_message', 'new_like', 'match'];

/** Mails a member what happened while they were away, unless they have come back. */
export const noticeJob: JobHandler = async ({ db, ports, config }, { member_id: memberId = '', kind = '', since = '' }) => {
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) return;
  const [secret] = config.secrets;
  const work = { db, now: ports.clock.now(), random: ports.random };
  await sendNotice(work, { memberId, kind: known, since: Number(since) }, { secret, publicOrigin: config.publicOrigin });
};

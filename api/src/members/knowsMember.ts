import { findConversationWith } from '../chat/findConversation';
import { findBlock } from './findBlock';
import type { Work } from '../Work';
import type { Viewer, ViewingMember } from './Viewer';
import { visibleProfiles } from './visibleProfiles';

/** True for whom the member has met: sees now, has written with, or was blocked by; of all others nobody learns that they exist. */
export async function knowsMember({ db }: Work, member: Viewer & { member: ViewingMember }, otherId: string): Promise<boolean> {
  const visible = await visibleProfiles(db, member).select('m.id').where('m.id', '=', otherId).executeTakeFirst();
  if (visible !== undefined) return true;
  if ((await findBlock(db, member.member.id, otherId)) !== undefined) return true;
  return (await findConversationWith(db, member.member.id, otherId)) !== undefined;
}

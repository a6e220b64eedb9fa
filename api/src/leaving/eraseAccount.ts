import { sql } from 'kysely';
import type { FilesPort } from '../ports/files/FilesPort';
import { bumpPartners } from '../members/bumpPartners';
import { lockMembers } from '../members/lockMembers';
import { forgetAttempts } from '../account/loginAttempts';
import { dropExports } from './dropExports';
import { inTransaction } from '../inTransaction';
import { removePhotoFiles } from '../photos/removePhotoFiles';
import type { Work } from '../Work';
import { blankMessages } from './blankMessages';
import { buryMember } from './buryMember';
import { buryProfile } from './buryProfile';
import { erasedTables } from './erasedTables';

async function removeFiles({ db }: Work, files: FilesPort, memberId: string): Promise<void> {
  const photos = await db.selectFrom('photos').select('id').where('member_id', '=', memberId).execute();
  const sent = await db.selectFrom('chat_photos').select('id').where('owner_id', '=', memberId).execute();
  for (const { id } of [...photos, ...sent]) await removePhotoFiles(files, id);
  await dropExports(db, files, { memberId });
}

/** What names the member outside rows of their own. */
async function loosen(work: Work, memberId: string, email: string, name: string): Promise<void> {
  const { db } = work;
  await forgetAttempts(work, [email, name]);
  await db
    .deleteFrom('mails')
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .execute();
  await db.updateTable('complaints').set({ member_id: null, email: '', reference: null }).where('member_id', '=', memberId).execute();
  await db.updateTable('account_deletions').set({ member_id: null, text: null }).where('member_id', '=', memberId).execute();
}

/**
 * Erases what is personal of a member whose time has come; the books stay. Files go first: a process that dies on
 * the way leaves rows that say what is still to be done.
 */
export async function eraseAccount(work: Work, files: FilesPort, memberId: string): Promise<void> {
  await removeFiles(work, files, memberId);
  await inTransaction(work, async (inside) => {
    const { db } = inside;
    const member = (await lockMembers(db, [memberId])).get(memberId);
    if (member?.status !== 'deleted') return;
    await bumpPartners(db, memberId);
    await blankMessages(inside, memberId);
    await loosen(inside, memberId, member.email, member.name);
    for (const [table, column] of erasedTables)
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(db);
    await buryProfile(inside, memberId);
    await buryMember(inside, memberId);
  });
}

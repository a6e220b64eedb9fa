import { migrate } from '../migrations/migrate';
import { openDatabase } from '../ports/database/openDatabase';
import { createArgonPasswords } from '../ports/PasswordsPort';
import { systemClock } from '../ports/Clock';
import { aMember, type TestMember } from './aMember';

export const TEST_PASSWORD = 'correct horse battery';

/** Writes two members with credits and TEST_PASSWORD into a database that no other process has open. */
export async function createTwoMembers(config: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<{ anna: TestMember; bob: TestMember }> {
  const password_hash = await createArgonPasswords({ memoryKiB: 8, passes: 1 }).hash(TEST_PASSWORD);
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    const now = systemClock.now();
    const anna = await aMember(database.db, now, { credits: 100, paid: true, password_hash });
    const bob = await aMember(database.db, now, { credits: 100, paid: true, password_hash, profile: { gender: 'male' } });
    return { anna, bob };
  } finally {
    await database.close();
  }
}

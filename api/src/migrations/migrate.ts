import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations';

/** Migrates the database to the latest state; safe when several processes start at once. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'api_migrations',
    migrationLockTableName: 'api_migrations_lock',
    // Branches may have been merged in a different order than their migrations are numbered.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

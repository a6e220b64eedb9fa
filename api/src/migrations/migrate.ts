import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations';

/** Brings the database to the newest state; safe when several processes start at once. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'api_migrations',
    migrationLockTableName: 'api_migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

import { errorCode } from '../../errorCode';
import type { DatabasePort } from './DatabasePort';

/** Asks a server for the first time; who starts us reads which one it is when it does not answer, or does not want us. */
export async function reachPostgres({ pool, close }: Pick<DatabasePort, 'pool' | 'close'>, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    // A host with several addresses has several reasons and no message.
    const reason = (error instanceof Error && error.message) || String(errorCode(error));
    throw new Error(`The database of DATABASE_URL at ${new URL(url).host} cannot be used: ${reason}.`);
  }
}

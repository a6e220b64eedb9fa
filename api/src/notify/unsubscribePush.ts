import type { Work } from '../Work';

/** Forgets a browser of the member; one that is not theirs, or unknown, stays as it is. */
export async function unsubscribePush({ db }: Pick<Work, 'db'>, memberId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('member_id', '=', memberId).execute();
}

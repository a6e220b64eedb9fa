import { testApi } from '../testing/testApi';

const api = testApi();
let transactionCount = 0;

/** Posts the entries of one transaction. */
async function postEntries(memberId: string, entries: { account: string; lot_id: string | null; credits: number }[]): Promise<void> {
  transactionCount += 1;
  const id = `transaction${transactionCount}`;
  await api.db.transaction().execute(async (trx) => {
    await trx.insertInto('ledger_transactions').values({ id, member_id: memberId, kind: 'test', reference: id, created_at: 1 }).execute();
    await trx
      .insertInto('ledger_entries')
      .values(entries.map((entry) => ({ transaction_id: id, ...entry })))
      .execute();
  });
}

async function aLot(credits: number) {
  const { id: memberId } = await api.aMember({ credits });
  const lot = await api.db.selectFrom('lots').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow();
  return { memberId, lotId: lot.id };
}

const findRemainingCredits = async (id: string) =>
  (await api.db.selectFrom('lots').select('remaining').where('id', '=', id).executeTakeFirstOrThrow()).remaining;

test('R-401 ledger entries update the remaining credits of a lot', async () => {
  const { memberId, lotId } = await aLot(5);
  await postEntries(memberId, [
    { account: 'member', lot_id: lotId, credits: -2 },
    { account: 'spent', lot_id: null, credits: 2 },
  ]);
  expect(await findRemainingCredits(lotId)).toBe(3);
});

test('R-401 a transaction that does not add up to zero is rejected', async () => {
  const { memberId, lotId } = await aLot(5);
  await expect(postEntries(memberId, [{ account: 'member', lot_id: lotId, credits: -2 }])).rejects.toThrow('does not balance');
  expect(await findRemainingCredits(lotId)).toBe(5);
});

test('R-401 no lot goes below zero or above its size', async () => {
  const { memberId, lotId } = await aLot(5);
  const move = (credits: number) =>
    postEntries(memberId, [
      { account: 'member', lot_id: lotId, credits },
      { account: 'spent', lot_id: null, credits: -credits },
    ]);
  await expect(move(-6)).rejects.toMatchObject({ code: '23514' });
  await expect(move(1)).rejects.toMatchObject({ code: '23514' });
});

test('R-401 the ledger cannot be changed or deleted, and a lot can be changed only through it', async () => {
  const { lotId } = await aLot(5);
  await expect(api.db.updateTable('ledger_entries').set({ credits: 9 }).execute()).rejects.toThrow('append-only');
  await expect(api.db.deleteFrom('ledger_transactions').execute()).rejects.toThrow('append-only');
  await expect(api.db.updateTable('lots').set({ remaining: 1 }).where('id', '=', lotId).execute()).rejects.toThrow(
    'through the ledger only',
  );
});

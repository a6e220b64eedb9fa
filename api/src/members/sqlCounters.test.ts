import { testApi } from '../testing/testApi';
import { bumpCounters } from './sqlCounters';

const api = testApi();
const findVersions = (id: string) => api.db.selectFrom('change_counters').selectAll().where('member_id', '=', id).executeTakeFirst();

test('decision 015: only the named counters of the named members are incremented', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember()];
  await bumpCounters(api.db, [anna.id, anna.id], 'chats', 'likes');
  expect(await findVersions(anna.id)).toMatchObject({ user_version: 1, chats_version: 2, likes_version: 2 });
  expect(await findVersions(bob.id)).toMatchObject({ user_version: 1, chats_version: 1, likes_version: 1 });
});

test('decision 015: without members or without counters to increment, no statement is run', async () => {
  await bumpCounters(api.db, [], 'chats');
  const anna = await api.aMember();
  await bumpCounters(api.db, [anna.id]);
  expect(await findVersions(anna.id)).toMatchObject({ chats_version: 1 });
});

test('decision 015: concurrent updates of the same pair in opposite order do not deadlock', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember()];
  const pairs = [
    [anna.id, bob.id],
    [bob.id, anna.id],
  ];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => api.db.transaction().execute((trx) => bumpCounters(trx, pairs[index % 2] ?? [], 'chats'))),
  );
  expect(await findVersions(anna.id)).toMatchObject({ chats_version: 21 });
});

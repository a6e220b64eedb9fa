import { startSession } from '../account/sessions';
import { openEvents } from '../testing/openEvents';
import { testApi } from '../testing/testApi';

const api = testApi();
beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));

test('R-410 security 35: a draining process closes its streams, accepts no new ones and still answers everything else', async () => {
  const member = await api.aMember();
  const token = await startSession({ db: api.db, random: api.ports.random }, { memberId: member.id, now: api.now() });
  const stream = await openEvents(api.app, token);
  await api.app.drain();
  while ((await stream.next()) !== 'end');
  const rejectedStream = await openEvents(api.app, token);
  expect(rejectedStream.status).toBe(503);
  expect((await api.visitor.get('/api/health.php')).body.status).toBe('draining');
  expect((await (await api.as(member)).get('/api/user.php')).body.user.id).toBe(member.id);
});

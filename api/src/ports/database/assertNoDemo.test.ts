import { testApi } from '../../testing/testApi';
import { DEMO_ACCOUNTS, assertNoDemo } from './assertNoDemo';

const api = testApi();

const remove = (id: string) => api.db.deleteFrom('members').where('id', '=', id).execute();

test('R-369 a database of real members is not mistaken for a demo database', async () => {
  await api.aMember({ email: 'moderator@example.org' });
  await api.aMember({ email: 'anna@not-rendezvous.example' });
  await expect(assertNoDemo(api.db)).resolves.toBeUndefined();
});

test.each(DEMO_ACCOUNTS)(
  'R-369 production refuses a database with even just the demo account %s, and explains how to get rid of it',
  async (name) => {
    const { id } = await api.aMember({ email: `${name}@Rendezvous.example` });
    const rejection = expect(assertNoDemo(api.db)).rejects;
    await rejection.toThrow(`holds demo accounts such as ${name}@`);
    await expect(assertNoDemo(api.db)).rejects.toThrow('Begin with an empty database: give DATABASE_URL another one');
    await remove(id);
  },
);

import { TestSite } from '../../testing/TestSite';

let site: TestSite;
let chat: string;
beforeAll(async () => {
  site = await TestSite.start();
  chat = (await site.release()).chat.id;
});
afterAll(() => site.stop());

describe('what a release is made of', () => {
  it('is handed to every team, since others have to fit it', async () => {
    for (const team of ['chat', 'shell']) {
      const reply = await site.call(team, 'GET', `/releases/mfe-chat/${chat}/sources.json`);
      expect([reply.statusCode, reply.body]).toEqual([200, '{}']);
    }
  });

  it('is no file for browsers', async () => {
    for (const file of ['sources.json', 'uses.json']) expect((await site.open(`/r/mfe-chat/${chat}/${file}`)).statusCode).toBe(404);
    expect((await site.open(`/platform/api/releases/mfe-chat/${chat}/sources.json`)).statusCode).toBe(401);
  });

  it('is all that the teams get in this way', async () => {
    expect((await site.call('chat', 'GET', `/releases/mfe-chat/${chat}/remoteEntry.js`)).statusCode).toBe(400);
    expect((await site.call('chat', 'GET', '/releases/mfe-chat/9.9.9-00000000/sources.json')).statusCode).toBe(404);
  });
});

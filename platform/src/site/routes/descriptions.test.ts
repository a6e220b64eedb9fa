import { TestSite } from '../../testing/TestSite';

let site: TestSite;
let chatId: string;
beforeAll(async () => {
  site = await TestSite.start();
  chatId = (await site.release()).chat.id;
});
afterAll(() => site.stop());

describe('the description of a release', () => {
  it('is available to every team, since other releases have to be compatible with it', async () => {
    for (const team of ['chat', 'shell']) {
      const reply = await site.callDeployApi(team, 'GET', `/releases/mfe-chat/${chatId}/sources.json`);
      expect([reply.statusCode, reply.body]).toEqual([200, '{}']);
    }
  });

  it('is not available to browsers', async () => {
    for (const file of ['sources.json', 'uses.json']) expect((await site.open(`/r/mfe-chat/${chatId}/${file}`)).statusCode).toBe(404);
    expect((await site.open(`/platform/api/releases/mfe-chat/${chatId}/sources.json`)).statusCode).toBe(401);
  });

  it('is all that teams can download this way', async () => {
    expect((await site.callDeployApi('chat', 'GET', `/releases/mfe-chat/${chatId}/remoteEntry.js`)).statusCode).toBe(400);
    expect((await site.callDeployApi('chat', 'GET', '/releases/mfe-chat/9.9.9-00000000/sources.json')).statusCode).toBe(404);
  });
});

import { TestSite } from '../testing/TestSite';

let site: TestSite;
let releasePath: string;
beforeAll(async () => {
  site = await TestSite.start();
  releasePath = `mfe-chat/${(await site.release()).chat.id}`;
});
afterAll(() => site.stop());

describe('texts in another language', () => {
  it('R-103 have an address and a digest for each release that was published', async () => {
    const reply = await site.open(`/platform/catalogues/${releasePath}/en`);
    expect(reply.json()).toEqual({ url: `/r/${releasePath}/lang/en.json`, integrity: expect.stringMatching(/^sha256-/) });
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['no language', () => `${releasePath}/xx`],
    ['no release', () => 'mfe-chat/1.0.0-00000000/en'],
  ])('are not found for %s', async (_what, path) => {
    const reply = await site.open(`/platform/catalogues/${path()}`);
    expect(reply.statusCode).toBe(404);
  });
});

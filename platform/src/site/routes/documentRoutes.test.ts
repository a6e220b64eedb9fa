import { TestSite } from '../../testing/TestSite';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.start();
});
afterEach(() => site.stop());

/** How many errors a page view leaves in the log. */
async function errorsOfView(): Promise<number> {
  const error = jest.spyOn(site.app.log, 'error');
  expect((await site.open('/')).statusCode).toBe(503);
  const { length } = error.mock.calls;
  error.mockRestore();
  return length;
}

describe('a page that cannot be made', () => {
  it('is no error while a new site waits for its first shell', async () => {
    expect(await errorsOfView()).toBe(0);
  });

  it('is an error when the api is away or the shell was taken away', async () => {
    const { shell } = await site.release();
    site.boot.isDown = true;
    expect(await errorsOfView()).toBe(1);
    site.boot.isDown = false;
    await site.call('shell', 'POST', '/remotes/shell/block', { serial: await site.serial(), release: shell.id });
    expect(await errorsOfView()).toBe(1);
  });
});

import { PAGE_LIFETIME_HEADER } from '@rendezvous/shared/contract';
import { TestSite } from '../../testing/TestSite';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.start();
});
afterEach(() => site.stop());

/** Opens a page while the site is unavailable; returns the number of errors logged. */
async function countReportedErrors(): Promise<number> {
  const error = jest.spyOn(site.app.log, 'error');
  expect((await site.open('/')).statusCode).toBe(503);
  const { length } = error.mock.calls;
  error.mockRestore();
  return length;
}

describe('a page that cannot be rendered', () => {
  it('is not logged as an error while a new site waits for its first shell', async () => {
    expect(await countReportedErrors()).toBe(0);
  });

  it('is logged as an error when the api is down or the shell was blocked', async () => {
    const { shell } = await site.release();
    site.boot.isDown = true;
    expect(await countReportedErrors()).toBe(1);
    site.boot.isDown = false;
    await site.callDeployApi('shell', 'POST', '/remotes/shell/block', { serial: await site.loadSerial(), release: shell.id });
    expect(await countReportedErrors()).toBe(1);
  });
});

it('R-348 a campaign that is not live is not indexed by search engines and not cached by browsers', async () => {
  await site.release();
  site.boot.replies['/api/page.php?locale=en&token=preview-1-x'] = { page: { title: 'Preview' } };
  const getHeaders = async (path: string): Promise<unknown[]> => {
    const { headers } = await site.open(path);
    return [headers['x-robots-tag'], headers[PAGE_LIFETIME_HEADER]];
  };
  expect(await getHeaders('/pages/preview-1-x')).toEqual(['noindex', undefined]);
  expect(await getHeaders('/pages/faq')).toEqual([undefined, '1800']);
});

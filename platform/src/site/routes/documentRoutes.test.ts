import { chooseVariant, PAGE_LIFETIME_HEADER, type Release } from '@rendezvous/shared/contract';
import { aDraft, createFiles } from '../../testing/aRelease';
import { parseBootData } from '../../testing/parseBootData';
import { TestSite } from '../../testing/TestSite';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.start();
});
afterEach(() => site.stop());

/** Opens a page while the site is unavailable; returns the number of errors logged. */
async function countLoggedErrors(): Promise<number> {
  const error = jest.spyOn(site.app.log, 'error');
  expect((await site.open('/')).statusCode).toBe(503);
  const { length } = error.mock.calls;
  error.mockRestore();
  return length;
}

describe('a page that cannot be rendered', () => {
  it('is not logged as an error while a new site waits for its first shell', async () => {
    expect(await countLoggedErrors()).toBe(0);
  });

  it('is logged as an error when the api is down or the shell was blocked', async () => {
    const { shell } = await site.release();
    site.boot.isDown = true;
    expect(await countLoggedErrors()).toBe(1);
    site.boot.isDown = false;
    await site.callDeployApi('shell', 'POST', '/remotes/shell/block', { serial: await site.loadSerial(), release: shell.id });
    expect(await countLoggedErrors()).toBe(1);
  });
});

const LANDER_ROUTE: Release['routes'][number] = {
  ...{ name: 'landers-gallery-slug', path: '/landers/gallery/{slug?}', layout: 'Lander', access: 'public', titleKey: 'chat.title' },
  prerender: true,
  replies: ['/api/lander.php?name=gallery&slug={slug}&locale={locale}'],
};

/** Publishes and promotes a shell and the lander `gallery`. */
async function releaseLander(): Promise<void> {
  await site.release();
  const draft = aDraft({ remote: 'mfe-landers', routes: [LANDER_ROUTE], container: 'mfe_landers__1', policies: ['mfe_landers'] });
  await site.publish('marketing', draft);
  await site.promote('marketing', 'mfe-landers', draft.id);
}

// The last preview has expired: its URL shows the live lander, but is still that of a preview.
it.each(['preview-1-x', '%70review-1-x', 'preview-2-x'])(
  'R-348 /landers/gallery/%s, a preview, is not indexed by search engines and not cached by browsers',
  async (slug) => {
    await releaseLander();
    site.boot.replies['/api/lander.php?locale=en&name=gallery&slug=preview-1-x'] = { lander: { slug: 'preview-1-x', headline: 'Not yet' } };
    site.boot.replies['/api/lander.php?locale=en&name=gallery&slug=preview-2-x'] = { lander: { slug: 'default', headline: 'Look around' } };
    const { headers, body } = await site.open(`/landers/gallery/${slug}`);
    expect([headers['x-robots-tag'], headers[PAGE_LIFETIME_HEADER]]).toEqual(['noindex', undefined]);
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(body).toContain('<summary>Opened as a preview</summary>');
    expect((await site.open('/landers/gallery/summer')).headers).toMatchObject({ [PAGE_LIFETIME_HEADER]: '1800' });
    expect((await site.open('/landers/gallery/summer')).headers).not.toHaveProperty('x-robots-tag');
  },
);

it('R-351 a page about a member is not reused by browsers: it shows nobody who has hidden since', async () => {
  await site.release();
  const route = { layout: 'Lander', access: 'public', titleKey: 'chat.title', prerender: true } as const;
  const routes = [
    { ...route, name: 'chats', path: '/members/{id}/landing', replies: ['/api/member.php?id={id}'] },
    { ...route, name: 'gifts', path: '/landers/alonetonight' },
  ];
  const draft = aDraft({ version: '1.1.0', routes }, createFiles('landers'));
  await site.publish('chat', draft, createFiles('landers'));
  await site.promote('chat', 'mfe-chat', draft.id);
  site.boot.replies['/api/member.php?id=Anna000000'] = { profile: { name: 'Anna' } };
  const readLifetime = async (path: string) => (await site.open(path)).headers[PAGE_LIFETIME_HEADER];
  expect(await readLifetime('/landers/alonetonight')).toBe('1800');
  expect(await readLifetime('/members/Anna000000/landing')).toBeUndefined();
});

describe('a lander with variants', () => {
  const ADDRESS = '/api/lander.php?locale=en&name=gallery&slug=summer';
  const aReply = (variant: string) => ({ lander: { slug: 'summer', variant, headline: `The ${variant}`, text: 'Cards.' } });
  const aVariant = (name: string) => ({ name, weight: 50 });
  const variants = [aVariant('question'), aVariant('promise')] as const;

  beforeEach(async () => {
    site.landers.replies['/internal/landers/variants'] = {
      status: 200,
      reply: { campaigns: [{ name: 'gallery', slug: 'summer', variants }] },
    };
    for (const { name } of variants) site.boot.replies[`${ADDRESS} ${name}`] = aReply(name);
    await releaseLander();
  });

  it('R-362 is in the document as the visit sees it, also when somebody else has just opened another variant', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `visit-of-somebody-${index}`);
    const chosenVariants = ids.map((id) => chooseVariant(variants, 'gallery/summer', id).name);
    expect(new Set(chosenVariants).size).toBe(2);
    const open = async (id: string) => parseBootData((await site.open('/landers/gallery/summer', { cookie: `visitor=${id}` })).body);
    const documents = await Promise.all(ids.map(open));
    expect(documents.map(({ replies }) => replies?.[ADDRESS])).toEqual(chosenVariants.map(aReply));
    const keys = documents.map(({ rendered }) => rendered?.key);
    expect(new Set(keys).size).toBe(2);
    expect(keys).toEqual(chosenVariants.map((name) => keys[chosenVariants.indexOf(name)]));
  });

  it('R-094 R-362 has a share picture of the variant that the visit sees', async () => {
    const ids = variants.map(({ name }) =>
      Array.from({ length: 20 }, (_, index) => `visit-of-somebody-${index}`).find(
        (id) => chooseVariant(variants, 'gallery/summer', id).name === name,
      ),
    );
    const documents = await Promise.all(ids.map((id) => site.open('/landers/gallery/summer', { cookie: `visitor=${id}` })));
    const pictures = documents.map(({ body }) => /og:image" content="https:\/\/example\.com([^"]+)"/.exec(body)?.[1] ?? '');
    expect(pictures.map((picture) => picture.split('?')[1])).toEqual(['variant=question', 'variant=promise']);
    expect((await Promise.all(pictures.map((picture) => site.open(picture)))).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('R-094 R-362 a share picture of a variant that is no longer there leads to one that is', async () => {
    const { statusCode, headers } = await site.open(`/share/${'0'.repeat(20)}/en/landers/gallery/summer.png?variant=former`);
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/\/summer\.png\?variant=(question|promise)$/)]);
    expect((await site.open(String(headers.location))).statusCode).toBe(200);
  });
});

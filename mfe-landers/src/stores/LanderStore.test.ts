import type { LanderDocument } from '@rendezvous/shared/contract';
import { anError, aStore } from '@rendezvous/shared/testing';
import { LanderStore } from './LanderStore';

const document: LanderDocument = {
  name: 'alonetonight',
  slug: 'default',
  variant: 'default',
  headline: 'Alone tonight?',
  text: '',
  call_to_action: '',
  image: 'evening',
  images: [],
  niche: null,
  gender: null,
};

const request = { name: 'alonetonight', slug: undefined, locale: 'en' } as const;

function open(options: Parameters<typeof aStore>[0]) {
  const setup = aStore(options);
  return { ...setup, lander: new LanderStore(setup.store) };
}

describe('LanderStore', () => {
  it('R-348 requests the document once for each language', async () => {
    const { lander, api } = open({ api: { 'GET /api/lander.php': { lander: document }, 'POST /api/lander-hit.php': undefined } });
    await lander.load(request);
    await lander.load(request);
    await lander.load({ ...request, locale: 'nl' });
    expect(api.calls('GET /api/lander.php').map(({ locale }) => locale)).toEqual(['en', 'nl']);
    expect(lander.document).toEqual(document);
  });

  it('R-362 reports a view once, regardless of language', async () => {
    const { lander, api } = open({ api: { 'GET /api/lander.php': { lander: document }, 'POST /api/lander-hit.php': undefined } });
    await lander.load(request);
    await lander.load({ ...request, locale: 'nl' });
    expect(api.calls('POST /api/lander-hit.php')).toHaveLength(1);
  });

  it('R-362 a reload does not report it again', async () => {
    const { store, api } = open({ api: { 'GET /api/lander.php': { lander: document }, 'POST /api/lander-hit.php': undefined } });
    await new LanderStore(store).load(request);
    await new LanderStore(store).load(request);
    expect(api.calls('POST /api/lander-hit.php')).toHaveLength(1);
  });

  it('R-362 reports a variant seen again after another, so that the api knows which one was seen last', async () => {
    const { lander, store, api } = open({
      api: {
        'GET /api/lander.php': ({ query: { name } }) => ({ lander: { ...document, name } }),
        'POST /api/lander-hit.php': undefined,
      },
    });
    await lander.load(request);
    await lander.load({ ...request, name: 'gallery' });
    await lander.load(request);
    expect(api.calls('POST /api/lander-hit.php').map(({ name }) => name)).toEqual(['alonetonight', 'gallery', 'alonetonight']);
    expect(store.services.session.get('lander-visits')).toBe('alonetonight/default/default');
  });

  it('R-348 settles without a reply, so that the built-in texts are shown', async () => {
    const { lander, api } = open({ api: { 'GET /api/lander.php': anError('server_error') } });
    await lander.load(request);
    expect(lander.isSettled).toBe(true);
    expect(lander.document).toBeNull();
    expect(api.calls('POST /api/lander-hit.php')).toHaveLength(0);
  });
});

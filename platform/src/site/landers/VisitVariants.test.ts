import { chooseVariant } from '@rendezvous/shared/contract';
import { FakeLanders } from '../../testing/FakeLanders';
import { VisitVariants } from './VisitVariants';

const weights: [Weight, Weight] = [
  { name: 'question', weight: 50 },
  { name: 'promise', weight: 50 },
];
interface Weight {
  name: string;
  weight: number;
}
const ADDRESS = '/api/lander.php?locale=en&name=gallery&slug=summer';

function setUp(slug = 'summer') {
  const clock = { now: 0 };
  const landers = new FakeLanders();
  landers.replies['/internal/landers/variants'] = { status: 200, reply: { campaigns: [{ name: 'gallery', slug, variants: weights }] } };
  return { clock, landers, variants: new VisitVariants(landers.call, () => clock.now) };
}

it('R-362 the variant of a document is the one that the api would choose for the visit', async () => {
  const { variants } = setUp();
  const ids = Array.from({ length: 40 }, (_, index) => `visit-of-somebody-${index}`);
  const chosenNames = await Promise.all(ids.map((id) => variants.find(ADDRESS, { visitorId: id })));
  expect(chosenNames).toEqual(ids.map((id) => chooseVariant(weights, 'gallery/summer', id).name));
  expect(new Set(chosenNames).size).toBe(2);
});

it('R-362 a named variant is chosen for every visit, unless the campaign does not have it', async () => {
  const { variants } = setUp();
  const find = (variant?: string) => variants.find(ADDRESS, { visitorId: 'somebody', variant });
  expect([await find('question'), await find('promise')]).toEqual(['question', 'promise']);
  expect(await find('unheard-of')).toBe(await find());
});

it('R-362 the default campaign’s variants are for every slug without a campaign', async () => {
  const { variants } = setUp('default');
  const defaultVariant = chooseVariant(weights, 'gallery/default', 'somebody').name;
  const addresses = ['/api/lander.php?locale=en&name=gallery', '/api/lander.php?locale=en&name=gallery&slug=unheard-of'];
  expect(await Promise.all(addresses.map((address) => variants.find(address, { visitorId: 'somebody' })))).toEqual([
    defaultVariant,
    defaultVariant,
  ]);
});

it.each(['/api/page.php?locale=en&token=imprint', '/api/lander.php?locale=en&name=video&slug=summer'])(
  'R-362 no variant is chosen for %s',
  async (address) => {
    expect(await setUp().variants.find(address, { visitorId: 'somebody' })).toBeUndefined();
  },
);

it('R-362 the campaigns are read once a minute and after a change', async () => {
  const { variants, landers, clock } = setUp();
  await Promise.all([variants.find(ADDRESS, { visitorId: 'a' }), variants.find(ADDRESS, { visitorId: 'b' })]);
  expect(landers.calls).toHaveLength(1);
  clock.now = 60_000;
  await variants.find(ADDRESS, { visitorId: 'a' });
  expect(landers.calls).toHaveLength(2);
  variants.invalidate();
  await variants.find(ADDRESS, { visitorId: 'a' });
  expect(landers.calls).toHaveLength(3);
});

it('R-362 while the api is down the last known variants are used, and none before there were any', async () => {
  const { variants, landers, clock } = setUp();
  landers.isDown = true;
  expect(await variants.find(ADDRESS, { visitorId: 'a' })).toBeUndefined();
  landers.isDown = false;
  const chosenName = await variants.find(ADDRESS, { visitorId: 'a' });
  landers.isDown = true;
  clock.now = 60_000;
  expect(await variants.find(ADDRESS, { visitorId: 'a' })).toBe(chosenName);
});

import type { LanderMap } from '@rendezvous/shared/contract';
import { anError, barriers, MemoryStorage } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { MapScreen } from './MapScreen';
import { openLander } from './testing/openLander';

const map: LanderMap = {
  country: 'NL',
  members: 130,
  width: 100,
  height: 120,
  regions: [
    { code: 'UT', name: 'Utrecht', members: 40, path: 'M7 4l0 8-7 4z' },
    { code: 'ZE', name: 'Zeeland', members: null, path: 'M21 4l0 8-7 4z' },
  ],
  areas: [],
};

/** Overrides that turn `map` into a country with the area Scotland, whose two regions are not drawn individually. */
const groupedMap: Partial<LanderMap> = {
  country: 'GB',
  regions: [
    { code: 'EDH', name: 'Edinburgh', members: 20, path: '' },
    { code: 'FIF', name: 'Fife', members: null, path: '' },
    { code: 'CON', name: 'Cornwall', members: 30, path: 'M7 4l0 8-7 4z' },
  ],
  areas: [{ code: 'scotland', name: 'Scotland', members: 30, path: 'M21 4l0 8-7 4z', regions: ['EDH', 'FIF'] }],
};

const open = (changes: Partial<LanderMap> = {}) => openLander(<MapScreen />, 'maplanding', { map: { ...map, ...changes } });

/** Finds a region drawn on the map; returns the container if the region is not drawn. */
const findRegion = (container: HTMLElement, code: string): Element => container.querySelector(`[data-region="${code}"]`) ?? container;

describe('the lander with a map', () => {
  it('R-357 shows the number of members of the country and of the region selected by name', async () => {
    const { person, container } = open();
    expect(await screen.findByText('Netherlands: at least 130 members')).toBeInTheDocument();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Utrecht');
    expect(await screen.findByText('Utrecht: at least 40 members')).toBeInTheDocument();
    expect(findRegion(container, 'UT')).toHaveAttribute('data-chosen', 'true');
    expect(await barriers(container)).toEqual([]);
  });

  it('R-352 R-357 shows no exact number below twenty members', async () => {
    const { person } = open();
    await person.selectOptions(await screen.findByRole('combobox'), 'Zeeland');
    expect(await screen.findByText('Zeeland: fewer than 20 members')).toBeInTheDocument();
  });

  it('R-357 clicking a region selects it, and the sign-up starts with it', async () => {
    const { person, container } = open();
    const regionSelect = await screen.findByRole('combobox', { name: 'Province' });
    await person.click(findRegion(container, 'ZE'));
    expect(regionSelect).toHaveValue('ZE');
    await person.click(screen.getByRole('button', { name: 'Sign up for free' }));
    expect(await screen.findByText('Step 1 of 5 for nobody with {"country":"NL","region":"ZE"}')).toBeInTheDocument();
  });

  it('R-357 with the keyboard, the map is one stop, arrow keys move on it and the space bar chooses', async () => {
    const { person, container } = open();
    const [utrecht, zeeland] = await screen.findAllByRole('radio');
    utrecht?.focus();
    await person.keyboard('{ArrowRight} ');
    expect(zeeland).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Zeeland', checked: true })).toHaveAttribute('tabindex', '0');
    expect(utrecht).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('combobox')).toHaveValue('ZE');
    await person.keyboard('{ArrowRight}');
    expect(utrecht).toHaveFocus();
    expect(await barriers(container)).toEqual([]);
  });

  it('R-357 an area shows its number of members and offers its regions, one of which the sign-up starts with', async () => {
    const { person, container } = open(groupedMap);
    expect((await screen.findAllByRole('radio')).map((shape) => shape.getAttribute('aria-label'))).toEqual(['Cornwall', 'Scotland']);
    await person.click(screen.getByRole('radio', { name: 'Scotland' }));
    await person.unhover(screen.getByRole('radio', { name: 'Scotland' }));
    expect(screen.getByText('Scotland: at least 30 members')).toBeInTheDocument();
    const regionSelect = screen.getByRole('combobox', { name: 'Where in Scotland' });
    expect([...regionSelect.children].map(({ textContent }) => textContent)).toEqual(['Anywhere in Scotland', 'Edinburgh', 'Fife']);
    await person.selectOptions(regionSelect, 'Fife');
    expect(screen.getByText('Fife: fewer than 20 members')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Scotland', checked: true })).toBeInTheDocument();
    expect(await barriers(container)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Sign up for free' }));
    expect(await screen.findByText('Step 1 of 5 for nobody with {"country":"GB","region":"FIF"}')).toBeInTheDocument();
  });

  it('R-357 a region is dropped for the whole area, another region or the whole country', async () => {
    const { person } = open(groupedMap);
    const partSelect = await screen.findByRole('combobox');
    await person.selectOptions(partSelect, 'Scotland');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Where in Scotland' }), 'Fife');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Where in Scotland' }), 'Anywhere in Scotland');
    expect(partSelect).toHaveValue('scotland');
    await person.selectOptions(partSelect, 'Cornwall');
    expect(screen.queryByRole('combobox', { name: 'Where in Scotland' })).not.toBeInTheDocument();
    await person.selectOptions(partSelect, 'Anywhere in United Kingdom');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it.each([
    ['NL', 'UT', '{"country":"NL","region":"UT"}'],
    ['DE', '', '{}'],
  ])(
    'R-347 R-357 a region chosen on the map of %s before is "%s" on the map of NL, also in the sign-up',
    async (country, region, prefill) => {
      const stored = { '/landers/maplanding': { choice: { country, region: 'UT' } } };
      const session = new MemoryStorage({ 'lander-choices': JSON.stringify(stored) });
      const { person } = openLander(<MapScreen />, 'maplanding', { map }, { services: { session } });
      expect(await screen.findByRole('combobox', { name: 'Province' })).toHaveValue(region);
      await person.click(screen.getByRole('button', { name: 'Sign up for free' }));
      expect(await screen.findByText(`Step 1 of 5 for nobody with ${prefill}`)).toBeInTheDocument();
    },
  );

  it('R-357 where all shapes are areas, they are called parts of the country', async () => {
    open({ ...groupedMap, regions: groupedMap.regions?.filter(({ path }) => path === '') ?? [] });
    expect(await screen.findByRole('radiogroup', { name: 'Part of the country' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Part of the country' })).toBeInTheDocument();
  });

  it('R-357 tiles carry the codes of their regions', async () => {
    const [utrecht] = map.regions;
    open({ regions: utrecht ? [{ ...utrecht, label: { x: 14, y: 14 } }] : [] });
    expect(await screen.findByText('UT')).toBeInTheDocument();
  });

  it('R-357 a country without a drawn map lists its regions by name', async () => {
    const { container } = open({ width: 0, height: 0 });
    expect(await screen.findByRole('combobox', { name: 'Province' })).toBeInTheDocument();
    expect(findRegion(container, 'UT')).toBe(container);
  });

  it('R-357 still shows the sign-up without a reply', async () => {
    openLander(<MapScreen />, 'maplanding', {}, { api: { 'GET /api/lander.php': anError('server_error') } });
    expect(await screen.findByRole('button', { name: 'Sign up for free' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Where would you like to meet someone?' })).toBeInTheDocument();
  });
});

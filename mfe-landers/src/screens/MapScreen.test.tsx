import type { LanderMap } from '@rendezvous/shared/contract';
import { anError, barriers } from '@rendezvous/shared/testing';
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
};

const open = (changes: Partial<LanderMap> = {}) => openLander(<MapScreen />, 'maplanding', { map: { ...map, ...changes } });

/** Finds a region drawn on the map, which is for pointer users only; returns the container if the region is not drawn. */
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
    const field = await screen.findByRole('combobox', { name: 'Province' });
    await person.click(findRegion(container, 'ZE'));
    expect(field).toHaveValue('ZE');
    await person.click(screen.getByRole('button', { name: 'Sign up for free' }));
    expect(await screen.findByText('Step 1 of 5 for nobody with {"country":"NL","region":"ZE"}')).toBeInTheDocument();
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

import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { KitPage } from './KitPage';

describe('the kit page', () => {
  it('shows every section and has no accessibility violations', async () => {
    const { container } = renderPart(<KitPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'The kit' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(8);
    expect(await barriers(container)).toEqual([]);
  });

  it('changes scheme and niche of the document', async () => {
    const { person } = renderPart(<KitPage />);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Scheme' }), 'dark');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Niche' }), 'bdsm');
    expect(document.documentElement.dataset).toMatchObject({ scheme: 'dark', niche: 'bdsm' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Scheme' }), 'system');
    expect(document.documentElement.dataset).not.toHaveProperty('scheme');
  });
});

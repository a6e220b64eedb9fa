import { renderScreen, settings } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { SafetyScreen } from './SafetyScreen';

const page = {
  token: 'safety',
  title: 'Safety centre',
  sections: [{ heading: 'In danger now?', paragraphs: ['Call the emergency number.'] }],
};

const aCountry = (code: string) => ({ code, name: code, currency: 'EUR' as const, locales: ['en' as const] });

describe('the safety centre', () => {
  it('R-260 lists the emergency number of each country, with that of the visit first, and offers a report without an account', async () => {
    const countries = ['NL', 'GB', 'US'].map(aCountry);
    renderScreen(<SafetyScreen />, {
      route: '/pages/safety',
      settings: settings({ countries, geoip_selected_country: 'US' }),
      api: { 'GET /api/page.php': { page } },
    });
    await screen.findByText('Call the emergency number.');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['United States', 'Netherlands', 'United Kingdom']);
    expect(screen.getAllByRole('link', { name: /^\d+$/ }).map((link) => link.getAttribute('href'))).toEqual([
      'tel:911',
      'tel:112',
      'tel:999',
    ]);
    expect(screen.getByRole('link', { name: 'Report abuse' })).toHaveAttribute('href', '/complaints?category=content');
  });
});

import { aUser, renderScreen, settings } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { PremiumScreen } from './PremiumScreen';
import { PricingScreen } from './PricingScreen';

describe('PremiumScreen', () => {
  const open = (uplift: number | null, user = aUser()) =>
    renderScreen(<PremiumScreen />, {
      user,
      path: '/premium',
      route: '/premium',
      settings: settings({ premium_match_uplift: uplift }),
    });

  test('R-306 shows what premium includes and that it has no end date', async () => {
    open(46);
    expect(await screen.findByText('Start as many chats as you like')).toBeVisible();
    expect(screen.getByText(/no subscription and no end date/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the credit packages' })).toHaveAttribute('href', '/credits');
  });

  test('R-116 lists to a premium member the features that the server has unlocked, and only those', () => {
    open(46, aUser({ paid_user: true, premium_features: ['all_photos', 'advanced_search'] }));
    expect(screen.getByText('You’re a Premium member.')).toBeVisible();
    const features = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(features).toEqual(['See all photos of every member', 'Search by looks and interests']);
  });

  test('R-307 names the figure with its footnote', () => {
    open(46);
    expect(screen.getByText('Premium members have a 46% higher chance of a match')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How this was measured' })).toHaveAttribute('href', '/pages/faq#premium-match');
  });

  test('R-307 hides the sentence without the setting', () => {
    open(null);
    expect(screen.queryByText(/higher chance/)).not.toBeInTheDocument();
  });
});

describe('PricingScreen', () => {
  test('R-308 shows all prices, actions, refund days and methods to anybody', async () => {
    renderScreen(<PricingScreen />, {
      path: '/pricing',
      route: '/pricing',
      settings: settings({ geoip_selected_country: 'PL', refund_days: 14 }),
    });
    expect(await screen.findByRole('table', { name: 'Credit packages' })).toBeVisible();
    expect(screen.getByText(/PLN\s?229\.00/)).toBeVisible();
    expect(screen.getByText(/within 14 days/)).toBeVisible();
    expect(screen.getByText('Blik')).toBeVisible();
  });
});

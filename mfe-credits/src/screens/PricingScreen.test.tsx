import { creditPackages } from '@rendezvous/shared/contract';
import { anOwnProfile, aUser, renderScreen, settings } from '@rendezvous/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { PricingScreen } from './PricingScreen';

const open = (user: ReturnType<typeof aUser> | null = null) =>
  renderScreen(<PricingScreen />, {
    user,
    path: '/pricing',
    route: '/pricing',
    settings: settings({ geoip_selected_country: 'DE', message_credits: 1, photo_credits: 2, gift_credits: 3 }),
  });

describe('PricingScreen', () => {
  test('R-308 shows every package with its price per credit to a visitor', () => {
    const { api } = open();
    const rows = within(screen.getByRole('table', { name: 'Credit packages' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(creditPackages('EUR').length);
    expect(rows[0]).toHaveTextContent('10€14.90€1.49');
    expect(rows[5]).toHaveTextContent('400€316.00€0.79');
    expect(api.recordedRequests).toHaveLength(0);
  });

  test('R-303 shows the lowest message price of the country, and nothing when the domain sets none', () => {
    const costs = { DE: { costs: 79, currency: 'EUR' }, PL: { costs: 320, currency: 'PLN' } } as const;
    const { store } = open();
    expect(screen.queryByText(/Messages from/)).not.toBeInTheDocument();
    act(() => store.settings.set(settings({ geoip_selected_country: 'DE', minimum_message_costs: costs })));
    expect(screen.getByText('Messages from €0.79')).toBeVisible();
    act(() => store.session.setUser(aUser({ profile: anOwnProfile({ country: 'PL' }) })));
    expect(screen.getByText(/Messages from PLN\s3\.20/)).toBeVisible();
  });

  test('R-308 names what each action costs', () => {
    open();
    expect(screen.getByText('A message, GIF or icebreaker: 1 credit')).toBeVisible();
    expect(screen.getByText('A photo: 2 credits')).toBeVisible();
    expect(screen.getByText('A gift: from 3 credits')).toBeVisible();
    expect(screen.getByText('Receiving, reading and liking are free.')).toBeVisible();
  });

  test('R-308, R-320 lists the payment methods of the country in their order', () => {
    open();
    const methods = screen.getAllByRole('listitem').map(({ textContent: text }) => text);
    expect(methods.slice(0, 3)).toEqual(['PayPal', 'SEPA direct debit', 'Giropay']);
  });

  test('R-302 a member sees the prices of their own country', () => {
    open(aUser({ profile: anOwnProfile({ country: 'PL' }) }));
    expect(screen.getByText(/PLN\s59\.00/)).toBeVisible();
    expect(screen.getByText('Blik')).toBeVisible();
  });
});

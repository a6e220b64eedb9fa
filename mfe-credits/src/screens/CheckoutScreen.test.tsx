import { creditPackages } from '@rendezvous/shared/contract';
import { anError, aUser, renderScreen, settings } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { CheckoutScreen } from './CheckoutScreen';

const open = (route = '/credits/3') =>
  renderScreen(<CheckoutScreen />, {
    user: aUser({ paid_user: true }),
    path: '/credits/{id}/{paymentmethod?}',
    route,
    settings: settings({ geoip_selected_country: 'NL', refund_days: 14 }),
    api: {
      'GET /api/packages.php': { packages: creditPackages('EUR'), currency: 'EUR', own_amount: { min: 5, max: 400 } },
      'GET /api/payment-methods.php': { methods: ['ideal', 'creditcard', 'eps'] },
      'GET /api/regionterms.php': { version: '2026-01', text: 'Terms of the Netherlands.' },
    },
  });

describe('CheckoutScreen', () => {
  test('R-316, R-320 lists the methods of the country, the first one chosen', async () => {
    open();
    expect(await screen.findByRole('radio', { name: /iDEAL/ })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  test('R-316 the method of the address is preselected', async () => {
    open('/credits/3/creditcard');
    expect(await screen.findByRole('radio', { name: /Credit card/ })).toBeChecked();
  });

  test('R-322 shows price, VAT, refund days, terms and the duty to pay', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Pay €57.50 now' })).toBeVisible();
    expect(screen.getByText('Includes VAT 21%')).toBeVisible();
    expect(screen.getByText('14 days')).toBeVisible();
    expect(await screen.findByText('Terms of the Netherlands.')).toBeVisible();
  });

  test('R-322 the consent is not ticked, and without it nothing is ordered', async () => {
    const { person, api } = open();
    expect(await screen.findByRole('checkbox')).not.toBeChecked();
    await screen.findByText('Terms of the Netherlands.');
    await person.click(screen.getByRole('button', { name: 'Pay €57.50 now' }));
    expect(await screen.findByText('Tick this box to continue')).toBeVisible();
    expect(api.calls('POST /api/payment.php')).toHaveLength(0);
  });

  test('R-323 a repeated try carries the same client_id and says what was wrong', async () => {
    const { person, api } = open();
    api.reply({ 'POST /api/payment.php': anError('code_used') });
    await person.click(await screen.findByRole('checkbox'));
    await screen.findByText('Terms of the Netherlands.');
    await person.click(screen.getByRole('button', { name: /Pay/ }));
    expect(await screen.findByText('Code already used')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Pay/ }));
    const [first, second] = api.calls('POST /api/payment.php');
    expect(second?.client_id).toBe(first?.client_id);
    expect(first).toMatchObject({ package_id: 3, method: 'ideal', terms_version: '2026-01', consent_start: true });
  });

  test('an unknown package stays a placeholder rather than a broken page', async () => {
    open('/credits/9');
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
  });
});

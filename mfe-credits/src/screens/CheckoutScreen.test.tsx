import { type ApiReply, creditPackages, type User } from '@rendezvous/shared/contract';
import { anError, aPayment, aUser, type FakeError, type FakeReplies, NOW_S, renderScreen, settings } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { CheckoutScreen } from './CheckoutScreen';

const terms = { version: '2026-01', text: 'Terms of the Netherlands.' };

const open = (
  route = '/credits/3',
  user: Partial<User> = {},
  regionterms: ApiReply<'GET /api/regionterms.php'> | FakeError = terms,
  storedMethods: ApiReply<'GET /api/stored-methods.php'> = { methods: [] },
  otherReplies: FakeReplies = {},
) =>
  renderScreen(<CheckoutScreen />, {
    user: aUser({ paid_user: true, ...user }),
    path: '/credits/{id}/{paymentmethod?}',
    route,
    settings: settings({ geoip_selected_country: 'NL', refund_days: 14 }),
    api: {
      'GET /api/packages.php': { packages: creditPackages('EUR'), currency: 'EUR', own_amount: { min: 5, max: 400 } },
      'GET /api/payment-methods.php': { methods: ['ideal', 'creditcard', 'eps', 'sepa'] },
      'GET /api/stored-methods.php': storedMethods,
      'GET /api/regionterms.php': regionterms,
      ...otherReplies,
    },
  });

describe('CheckoutScreen', () => {
  test('R-316, R-320 lists the methods of the country, with the first one selected', async () => {
    open();
    expect(await screen.findByRole('radio', { name: /iDEAL/ })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  test('R-316 preselects the method given in the URL', async () => {
    open('/credits/3/creditcard');
    expect(await screen.findByRole('radio', { name: /Credit card/ })).toBeChecked();
  });

  test('R-322 shows price, VAT, refund days, terms and the obligation to pay', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Pay €57.50 now' })).toBeVisible();
    expect(screen.getByText('Includes VAT 21%')).toBeVisible();
    expect(screen.getByText('14 days')).toBeVisible();
    expect(await screen.findByText('Terms of the Netherlands.')).toBeVisible();
  });

  test('R-322 the consent box starts unticked, and nothing is ordered until it is ticked', async () => {
    const { person, api } = open();
    expect(await screen.findByRole('checkbox')).not.toBeChecked();
    await screen.findByText('Terms of the Netherlands.');
    await person.click(screen.getByRole('button', { name: 'Pay €57.50 now' }));
    expect(await screen.findByText('Tick this box to continue')).toBeVisible();
    expect(api.calls('POST /api/payment.php')).toHaveLength(0);
  });

  test('R-323 a failed order shows the error, and the retry sends the same client_id', async () => {
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

  test('R-323 a double click orders once and leaves for the payment page', async () => {
    const { person, api } = open();
    api.reply({ 'POST /api/payment.php': { payment: aPayment(), redirect_url: '#payment-page' } });
    await person.click(await screen.findByRole('checkbox'));
    await screen.findByText('Terms of the Netherlands.');
    await person.dblClick(screen.getByRole('button', { name: /Pay/ }));
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    await person.click(screen.getByRole('button', { name: /Pay/ }));
    expect(api.calls('POST /api/payment.php')).toHaveLength(1);
  });

  test('R-316 choosing a method does not navigate, and the order uses that method', async () => {
    const { person, api, address } = open();
    await person.click(await screen.findByRole('radio', { name: /Credit card/ }));
    expect(address()).toBe('/credits/3');
    await person.click(screen.getByRole('checkbox', { name: /^Start at once/ }));
    await person.click(screen.getByRole('button', { name: /Pay/ }));
    await waitFor(() => expect(api.calls('POST /api/payment.php')).toMatchObject([{ method: 'creditcard' }]));
  });

  test('R-317 a card is kept for the next order only when its box is ticked', async () => {
    const { person, api } = open('/credits/3/creditcard');
    const keepCheckbox = await screen.findByRole('checkbox', { name: 'Keep this card for my next order' });
    expect(keepCheckbox).not.toBeChecked();
    await person.click(keepCheckbox);
    await screen.findByText('Terms of the Netherlands.');
    await person.click(screen.getByRole('checkbox', { name: /^Start at once/ }));
    await person.click(screen.getByRole('button', { name: /Pay/ }));
    await waitFor(() => expect(api.calls('POST /api/payment.php')).toMatchObject([{ method: 'creditcard', store_method: true }]));
    await person.click(screen.getByRole('radio', { name: /iDEAL/ }));
    expect(screen.queryByRole('checkbox', { name: 'Keep this card for my next order' })).not.toBeInTheDocument();
  });

  test('R-330 SEPA without a mandate links to the mandate form, with the package', async () => {
    const { api } = open('/credits/3/sepa', {}, terms, { methods: [] });
    expect(await screen.findByRole('link', { name: 'Set up direct debit' })).toHaveAttribute('href', '/directdebit?package=3');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(api.calls('POST /api/payment.php')).toHaveLength(0);
  });

  test('R-335 SEPA with a mandate shows which account is debited and when, and charges it', async () => {
    const mandate = { id: 'Mandate000', method: 'sepa', label: 'NL •••• 4300', created: NOW_S, expires: null } as const;
    const { person, api, address } = open('/credits/3/sepa', {}, terms, { methods: [mandate] });
    api.reply({ 'POST /api/payment.php': { payment: aPayment(), redirect_url: '/transactions/Payment000' } });
    expect(await screen.findByText('Debited from NL •••• 4300, one day after your order at the earliest.')).toBeVisible();
    await screen.findByText('Terms of the Netherlands.');
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: /Pay/ }));
    await waitFor(() => expect(address()).toBe('/transactions/Payment000'));
    expect(api.calls('POST /api/payment.php')).toMatchObject([{ method: 'sepa', stored_method: 'Mandate000' }]);
  });

  test.each([
    ['directdebit_blocked', 'Your account is blocked for direct debit payments.', 'Pay the open amount', '/directdebit'],
    ['spending_limit', /^You have reached the spending limit you set/, 'Spending limits', '/settings#spending'],
  ] as const)('R-336 R-340 an order refused with %s shows the error and links to the next step', async (code, text, link, target) => {
    const { person, api } = open();
    api.reply({ 'POST /api/payment.php': anError(code, { date: NOW_S }) });
    await person.click(await screen.findByRole('checkbox'));
    await screen.findByText('Terms of the Netherlands.');
    await person.click(screen.getByRole('button', { name: /Pay/ }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', target);
    await person.click(screen.getByRole('radio', { name: /eps/i }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  test.each([true, false])('R-341 the amount spent in 30 days is shown before the pay button: %s', async (isReminderShown) => {
    const noLimit = { limit: null, next_limit: null, next_at: null, spent: 0 };
    const spending = {
      currency: 'EUR',
      week: noLimit,
      month: noLimit,
      stopped_until: null,
      months: [],
      purchases_24h: 3,
      spent_30_days: 17_250,
    } as const;
    open(
      '/credits/3',
      {},
      terms,
      { methods: [] },
      { 'GET /api/spending.php': { spending: { ...spending, months: [], reminder: isReminderShown } } },
    );
    await screen.findByText('Terms of the Netherlands.');
    await waitFor(() => expect(screen.queryAllByText('You have spent €172.50 in the last 30 days.')).toHaveLength(isReminderShown ? 1 : 0));
  });

  test('R-314 drops a discount the server rejects and shows the member the full price before charging', async () => {
    const { person, api } = open('/credits/3', { paid_user: false, signup_date: NOW_S - 60 });
    api.reply({ 'POST /api/payment.php': anError('code_used') });
    expect(await screen.findByText(/Discount 25%/)).toBeVisible();
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Pay €43.13 now' }));
    expect(await screen.findByText('Code already used')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay €57.50 now' })).toBeVisible();
    expect(screen.queryByText(/Discount 25%/)).not.toBeInTheDocument();
  });

  test('R-321 without the terms, ordering is disabled and loading them can be retried', async () => {
    const { person, api } = open('/credits/3', {}, anError('not_found'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('button', { name: /Pay/ })).toBeDisabled();
    api.reply({ 'GET /api/regionterms.php': { version: '2026-01', text: 'Terms of the Netherlands.' } });
    await person.click(retry);
    expect(await screen.findByText('Terms of the Netherlands.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Pay/ })).toBeEnabled();
  });

  test('R-316 a package that does not exist links to the available packages', async () => {
    open('/credits/9');
    expect(await screen.findByRole('link', { name: 'See the credit packages' })).toHaveAttribute('href', '/credits');
  });
});

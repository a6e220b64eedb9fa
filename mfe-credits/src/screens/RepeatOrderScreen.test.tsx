import { DAY_S, type RepeatOrder, type StoredMethod } from '@rendezvous/shared/contract';
import { anError, aPayment, aUser, barriers, type FakeReplies, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { RepeatOrderScreen } from './RepeatOrderScreen';

const card: StoredMethod = { id: 'Card000000', method: 'visa', label: '•••• 4242', created: NOW_S, expires: NOW_S + DAY_S * 700 };
const order: RepeatOrder = { package_id: 3, credits: 50, amount: 5750, currency: 'EUR', stored_method: card };
const PAY_CALL = 'POST /api/payment.php';
const REPEAT_CALL = 'GET /api/repeat-order.php';

const open = (api: FakeReplies = {}) =>
  renderScreen(<RepeatOrderScreen />, {
    user: aUser({ paid_user: true }),
    path: '/credits/repeat-order',
    route: '/credits/repeat-order',
    api: {
      [REPEAT_CALL]: { order },
      'GET /api/regionterms.php': { version: '1', text: 'Terms.' },
      [PAY_CALL]: { payment: aPayment({ status: 'completed' }), redirect_url: '/transactions/Payment000' },
      ...api,
    },
  });

async function confirm({ person }: ReturnType<typeof open>): Promise<void> {
  await screen.findByText('Terms.');
  await person.click(await screen.findByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Pay €57.50 now' }));
}

describe('the repeated order', () => {
  test('R-317 shows the price and the stored method to be charged, and orders after one confirmation', async () => {
    const view = open();
    expect(await screen.findByText('Visa •••• 4242')).toBeVisible();
    expect(screen.getByText('Includes VAT 21%')).toBeVisible();
    expect(await barriers(view.container)).toEqual([]);
    expect(view.api.calls(PAY_CALL)).toEqual([]);
    await confirm(view);
    await waitFor(() => expect(view.address()).toBe('/transactions/Payment000'));
    expect(view.api.calls(PAY_CALL)).toMatchObject([{ package_id: 3, method: 'visa', stored_method: 'Card000000', consent_start: true }]);
  });

  test('R-317 R-304 repeats an order for a custom number of credits with that number, not a package', async () => {
    const view = open({ [REPEAT_CALL]: { order: { ...order, package_id: null, credits: 33 } } });
    await confirm(view);
    await waitFor(() => expect(view.api.calls(PAY_CALL)).toMatchObject([{ credits: 33, stored_method: 'Card000000' }]));
    expect(view.api.calls(PAY_CALL)[0]).not.toHaveProperty('package_id');
  });

  test('R-317 a declined card shows the specified text, with a link to another method', async () => {
    const view = open({ [PAY_CALL]: anError('stored_card_failed') });
    await confirm(view);
    const text = 'The payment could not be completed with the stored card. Please choose another payment method.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other method' })).toHaveAttribute('href', '/credits/3');
  });

  test('R-317 redirects to the packages without a completed order', async () => {
    const { address } = open({ [REPEAT_CALL]: { order: null } });
    await waitFor(() => expect(address()).toBe('/credits'));
  });

  test('R-317 offers another method when none is stored', async () => {
    open({ [REPEAT_CALL]: { order: { ...order, stored_method: null } } });
    expect(await screen.findByText('No card and no direct debit mandate is stored.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other method' })).toHaveAttribute('href', '/credits/3');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('R-317 the stored card can be removed on this page', async () => {
    const { person, api } = open({ 'DELETE /api/stored-methods.php': { methods: [] } });
    await person.click(await screen.findByRole('button', { name: 'Remove Visa •••• 4242' }));
    api.reply({ [REPEAT_CALL]: { order: { ...order, stored_method: null } } });
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No card and no direct debit mandate is stored.')).toBeVisible();
    expect(api.calls('DELETE /api/stored-methods.php')).toEqual([{ id: 'Card000000' }]);
  });

  test('R-161 offers a retry after a failed load', async () => {
    const { person, api } = open({ [REPEAT_CALL]: anError('not_found') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ [REPEAT_CALL]: { order } });
    await person.click(retry);
    expect(await screen.findByText('Visa •••• 4242')).toBeVisible();
  });
});

import { DAY_S, FETCH_MIN_MS, type Spending, type StoredMethod } from '@rendezvous/shared/contract';
import { anError, aUser, barriers, type FakeReplies, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PaymentSettings } from './PaymentSettings';

const CHANGE_CALL = 'PUT /api/spending.php';
const READ_CALL = 'GET /api/spending.php';
const noLimit = { limit: null, next_limit: null, next_at: null };
const spending: Spending = {
  currency: 'EUR',
  week: { ...noLimit, spent: 3250 },
  month: { ...noLimit, limit: 10_000, spent: 9000 },
  stopped_until: null,
  months: [{ month: '2026-05', orders: 2, amount: 9000 }],
  purchases_24h: 1,
  spent_30_days: 9000,
  reminder: false,
};
const mandate: StoredMethod = { id: 'Mandate000', method: 'sepa', label: 'NL •••• 4300', created: NOW_S, expires: null };
const card: StoredMethod = { id: 'Card000000', method: 'visa', label: '•••• 4242', created: NOW_S, expires: 1_830_297_599 };

const open = (api: FakeReplies = {}, timeZone = 'UTC') =>
  renderScreen(<PaymentSettings />, {
    user: aUser(),
    route: '/settings',
    boot: { timeZone },
    api: { 'GET /api/stored-methods.php': { methods: [card, mandate] }, [READ_CALL]: { spending }, [CHANGE_CALL]: { spending }, ...api },
  });

const findWeekField = () => screen.findByRole('textbox', { name: /^Limit per week in EUR/ });
const findMonthField = () => screen.findByRole('textbox', { name: /^Limit per month in EUR/ });

describe('payments in the settings', () => {
  test.each(['Europe/Amsterdam', 'America/New_York'])('R-317 a card is valid until the end of the same month in %s', async (timeZone) => {
    open({}, timeZone);
    expect(await screen.findByText('Valid until December 2027')).toBeVisible();
  });

  test('R-162 the placeholder for either section does not flash', async () => {
    const startedAt = performance.now();
    open();
    await screen.findByText('Valid until December 2027');
    expect(performance.now() - startedAt).toBeGreaterThan(FETCH_MIN_MS - 10);
    await findWeekField();
    expect(performance.now() - startedAt).toBeGreaterThan(FETCH_MIN_MS - 10);
  });

  test('R-317 R-335 saved cards and mandates are listed, and a mandate can be revoked', async () => {
    const { person, api } = open({ 'DELETE /api/stored-methods.php': { methods: [card] } });
    expect(await screen.findByText('Valid until December 2027')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Revoke the mandate/ }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText(/4300/)).not.toBeInTheDocument());
    expect(screen.getByText('Visa •••• 4242')).toBeVisible();
    expect(api.calls('DELETE /api/stored-methods.php')).toEqual([{ id: 'Mandate000' }]);
  });

  test('R-335 with nothing saved it links to setting up a mandate', async () => {
    open({ 'GET /api/stored-methods.php': { methods: [] } });
    expect(await screen.findByRole('link', { name: 'Set up direct debit' })).toHaveAttribute('href', '/directdebit');
  });

  test('R-340 shows limits, what was spent, and the months', async () => {
    const { container } = open();
    expect(await findMonthField()).toHaveValue('100');
    expect(await findMonthField()).toHaveAccessibleDescription('Spent in the last 30 days: €90.00.');
    expect(await findWeekField()).toHaveValue('');
    const row = screen.getByRole('row', { name: /May 2026/ });
    expect(within(row).getByText('€90.00')).toBeVisible();
    expect(await barriers(container)).toEqual([]);
  });

  test.each([
    ['20', 2000],
    ['12,5', 1250],
    ['12.34', 1234],
  ])('R-340 a limit of %s per week is sent as %i', async (typedText, amount) => {
    const { person, api } = open();
    await person.type(await findWeekField(), typedText);
    await person.click(screen.getByRole('button', { name: 'Save limits' }));
    await waitFor(() => expect(api.calls(CHANGE_CALL)).toEqual([{ week_limit: amount, month_limit: 10_000 }]));
  });

  test('R-340 a raised limit shows when it takes effect', async () => {
    const raisedSpending = { ...spending, month: { limit: 10_000, next_limit: null, next_at: NOW_S + DAY_S, spent: 0 } };
    const { person, api } = open({ [CHANGE_CALL]: { spending: raisedSpending } });
    await person.clear(await findMonthField());
    await person.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(await screen.findByText(/No limit from /)).toBeVisible();
    expect(api.calls(CHANGE_CALL)).toEqual([{ week_limit: null, month_limit: null }]);
    expect(await findMonthField()).toHaveValue('100');
  });

  test.each(['abc', '1.000,50', '-5', '100001'])('R-340 "%s" is rejected as a limit', async (typedText) => {
    const { person, api } = open();
    await person.type(await findWeekField(), typedText);
    await person.click(screen.getByRole('button', { name: 'Save limits' }));
    await waitFor(async () =>
      expect(await findWeekField()).toHaveAccessibleDescription(expect.stringContaining('Enter an amount such as 50.')),
    );
    expect(api.calls(CHANGE_CALL)).toEqual([]);
  });

  test.each([
    ['For 1 day', 'Stop buying for 1 day?', 1],
    ['For 30 days', 'Stop buying for 30 days?', 30],
  ])('R-340 "%s" stops buying after a confirmation', async (name, question, days) => {
    const { person, api } = open({ [CHANGE_CALL]: { spending: { ...spending, stopped_until: NOW_S + days * DAY_S } } });
    await person.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(dialog).toHaveTextContent('You cannot undo this early.');
    expect(api.calls(CHANGE_CALL)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Stop buying' }));
    expect(await screen.findByText(/^You have stopped buying until /)).toBeInTheDocument();
    expect(api.calls(CHANGE_CALL)).toEqual([{ stop_days: days }]);
  });

  test('R-161 a section that failed to load can be retried', async () => {
    const { person, api } = open({ [READ_CALL]: anError('not_found') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ [READ_CALL]: { spending } });
    await person.click(retry);
    expect(await findWeekField()).toBeVisible();
  });
});

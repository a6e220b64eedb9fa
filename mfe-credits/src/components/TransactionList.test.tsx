import { type ApiReply, FETCH_MIN_MS } from '@rendezvous/shared/contract';
import { aPayment, anError, aUser, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { TransactionList } from './TransactionList';

const createPage = (number: number, pages = 3): ApiReply<'GET /api/transactions.php'> => ({
  transactions: [aPayment({ credits: number * 10, payment_method: 'creditcard' })],
  page: number,
  pages,
});

const open = (route: string) =>
  renderScreen(<TransactionList />, {
    user: aUser(),
    path: '/transactions',
    route,
    api: { 'GET /api/transactions.php': ({ query }) => createPage(Number(query.page)) },
  });

describe('TransactionList', () => {
  test('R-325 a row shows credits, date, method, amount and state', async () => {
    open('/transactions');
    expect(await screen.findByRole('listitem')).toHaveTextContent(/10 credits.*, Credit card.*€57\.50.*Processing/);
  });

  test('R-339 an order that can be withdrawn from is marked as such in the list', async () => {
    const order = aPayment({ status: 'completed', refundable_credits: 42, refundable_until: NOW_S });
    renderScreen(<TransactionList />, {
      user: aUser(),
      api: { 'GET /api/transactions.php': { transactions: [order, aPayment({ payment_id: 'Payment001' })], page: 1, pages: 1 } },
    });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/42 unused credits until/);
    expect(second).not.toHaveTextContent(/unused/);
  });

  test('R-162 the placeholder for the list does not flash', async () => {
    const startedAt = performance.now();
    open('/transactions');
    await screen.findByRole('listitem');
    expect(performance.now() - startedAt).toBeGreaterThan(FETCH_MIN_MS - 10);
  });

  test('R-325 each page has its own address and links to the adjacent ones', async () => {
    const { person, address } = open('/transactions?page=2');
    expect(await screen.findByRole('link', { name: '20 credits' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/transactions?page=1');
    await person.click(screen.getByRole('link', { name: 'Older' }));
    expect(address()).toBe('/transactions?page=3');
    expect(await screen.findByRole('link', { name: '30 credits' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
  });

  test.each(['abc', '-4', '0'])('R-325 the page number "%s" shows the first page', async (number) => {
    open(`/transactions?page=${number}`);
    expect(await screen.findByRole('link', { name: '10 credits' })).toBeVisible();
  });

  test('R-325 without payments it leads to the packages', async () => {
    renderScreen(<TransactionList />, {
      user: aUser(),
      api: { 'GET /api/transactions.php': { transactions: [], page: 1, pages: 1 } },
    });
    expect(await screen.findByRole('heading', { name: 'You have not bought anything yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the credit packages' })).toHaveAttribute('href', '/credits');
  });

  test('R-325 a list that failed to load can be retried', async () => {
    const { api, person } = renderScreen(<TransactionList />, {
      user: aUser(),
      api: { 'GET /api/transactions.php': anError('not_found') },
    });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'GET /api/transactions.php': createPage(1) });
    await person.click(retryButton);
    expect(await screen.findByRole('link', { name: '10 credits' })).toBeVisible();
  });
});

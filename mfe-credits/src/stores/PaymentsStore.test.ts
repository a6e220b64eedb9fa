import { POLL_MS } from '@rendezvous/shared/contract';
import { anError, aPayment, aStore, aUser, NOW_S, settled } from '@rendezvous/shared/testing';
import { CHECK_INTERVAL_MS, FAST_CHECK_COUNT, PaymentsStore } from './PaymentsStore';

const ID = 'Payment000';

const open = () => {
  const setup = aStore({
    user: aUser({ credits: 0 }),
    api: {
      'GET /api/payment.php': { payment: aPayment() },
      'GET /api/user.php': { user: aUser({ credits: 50, paid_user: true }) },
      'GET /api/transactions.php': { transactions: [aPayment({ status: 'completed' })], page: 1, pages: 1 },
    },
  });
  const payments = new PaymentsStore(setup.store);
  const countRequests = () => setup.api.calls('GET /api/payment.php').length;
  const wait = async (ms: number) => {
    setup.clock.advance(ms);
    await settled();
  };
  return { ...setup, payments, countRequests, wait };
};

describe('PaymentsStore', () => {
  test('R-325 polls every 3 s for 2 minutes, then at the regular polling interval', async () => {
    const { payments, countRequests, wait } = open();
    const stop = payments.watch(ID);
    await settled();
    for (let times = 1; times < FAST_CHECK_COUNT; times += 1) await wait(CHECK_INTERVAL_MS);
    expect(countRequests()).toBe(FAST_CHECK_COUNT);
    await wait(CHECK_INTERVAL_MS);
    expect(countRequests()).toBe(FAST_CHECK_COUNT);
    await wait(POLL_MS);
    expect(countRequests()).toBe(FAST_CHECK_COUNT + 1);
    stop();
    await wait(POLL_MS);
    expect(countRequests()).toBe(FAST_CHECK_COUNT + 1);
  });

  test('R-300 a completed payment updates balance and level, and is not requested again', async () => {
    const { api, store, clock, payments } = open();
    api.reply({ 'GET /api/payment.php': { payment: aPayment({ status: 'completed', completed: NOW_S }) } });
    payments.watch(ID);
    await settled();
    expect(store.session).toMatchObject({ credits: 50, level: 'premium' });
    expect(payments.firstPurchaseId).toBe(ID);
    expect(clock.pendingCount).toBe(0);
  });

  test('R-324 shows the payment even when the balance cannot be loaded', async () => {
    const { api, payments } = open();
    api.reply({
      'GET /api/payment.php': { payment: aPayment({ status: 'completed', completed: NOW_S }) },
      'GET /api/user.php': anError('overloaded'),
    });
    await payments.load(ID);
    expect(payments.byId.get(ID)?.status).toBe('completed');
  });

  test('R-325 leaving the page during a request stops the polling', async () => {
    const { payments, clock } = open();
    payments.watch(ID)();
    await settled();
    expect(clock.pendingCount).toBe(0);
  });

  test.each([
    ['not_found', 0],
    ['server_error', 1],
  ] as const)('R-325 after %s it schedules %d more polls', async (code, pending) => {
    const { api, payments, clock } = open();
    api.reply({ 'GET /api/payment.php': anError(code) });
    const stop = payments.watch(ID);
    await settled();
    await settled();
    expect(clock.pendingCount).toBe(pending);
    stop();
  });
});

import type { DatabasePort } from '../../../src/ports/database/DatabasePort';
import type { PaymentRequest } from '../../../src/ports/PaymentsPort';
import { signWebhook } from '../../../src/ports/webhookSignature';
import { FakeClock } from '../../../src/testing/testPorts';
import { openTestDatabase } from '../../../src/testing/openTestDatabase';
import { SANDBOX_MERCHANT, SANDBOX_SIGNATURE_HEADER, sandboxPayments } from './sandboxPayments';

const NOW = 1_780_315_200;

const clock = new FakeClock();

let database: DatabasePort;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const createPort = () => sandboxPayments(database.db, ['new', 'old'], clock);

const createRequest = (reference: string): PaymentRequest => ({
  reference,
  paymentId: 'payment',
  amount: 1490,
  currency: 'EUR',
  method: 'ideal',
  locale: 'en',
  merchantName: 'Rendezvous',
  expires: NOW + 3600,
  returnPath: '/transactions/payment',
});

const updateStatus = (reference: string, status: 'completed' | 'failed') =>
  database.db.updateTable('sandbox_payments').set({ status }).where('reference', '=', reference).execute();

test('R-323 starting a payment twice creates one payment with the first amount', async () => {
  const firstResult = await createPort().start(createRequest('twice'));
  expect(await createPort().start({ ...createRequest('twice'), amount: 1 })).toEqual(firstResult);
  expect(await createPort().find('twice')).toEqual({
    reference: 'twice',
    merchant: SANDBOX_MERCHANT,
    status: 'pending',
    amount: 1490,
    currency: 'EUR',
  });
});

test('R-329 an unknown payment is not found', async () => {
  expect(await createPort().find('unknown')).toBeUndefined();
});

test.each([
  ['open', undefined, true, 'cancelled'],
  ['failed', 'failed', true, 'failed'],
  ['paid', 'completed', false, 'completed'],
] as const)('R-324 a payment can be withdrawn unless it is paid: %s', async (reference, status, isWithdrawn, finalStatus) => {
  await createPort().start(createRequest(reference));
  if (status) await updateStatus(reference, status);
  expect(await createPort().cancel(reference)).toBe(isWithdrawn);
  expect((await createPort().find(reference))?.status).toBe(finalStatus);
});

test('R-324 a payment that was never started cannot be withdrawn: it may start a moment later', async () => {
  expect(await createPort().cancel('never')).toBe(false);
});

test('R-329 an event is read only if it is signed and complete', () => {
  const event = { id: 'e1', payment: { reference: 'r', merchant: SANDBOX_MERCHANT, status: 'completed', amount: 1490, currency: 'EUR' } };
  const readSignedEvent = (body: string, key: string) =>
    createPort().readEvent(body, { [SANDBOX_SIGNATURE_HEADER]: signWebhook(body, NOW, key) }, NOW);
  const body = JSON.stringify(event);
  expect(readSignedEvent(body, 'new')).toEqual(event);
  expect(readSignedEvent(body, 'old')).toEqual(event);
  expect(readSignedEvent(body, 'guess')).toBeUndefined();
  expect(createPort().readEvent(body, {}, NOW)).toBeUndefined();
  expect(readSignedEvent('{"id":"e1"}', 'new')).toBeUndefined();
  expect(readSignedEvent('nonsense', 'new')).toBeUndefined();
});

import { aMandate } from '../testing/aMandate';
import { anOrder, aPurchase } from '../testing/anOrder';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/stored-methods.php';
const card = { method: 'visa', store_method: true };

test('R-317 R-394 a card is stored only if its buyer asks for it', async () => {
  const orderWithCard = await aPurchase(api, card);
  const { methods } = (await orderWithCard.client.get(PATH)).body;
  expect(methods).toEqual([
    {
      id: expect.stringMatching(/^\w{16}$/),
      method: 'visa',
      label: expect.stringMatching(/^•••• \d{4}$/),
      created: api.now(),
      expires: expect.any(Number),
    },
  ]);
  const { client } = await aPurchase(api, { method: 'visa' });
  expect((await client.get(PATH)).body.methods).toEqual([]);
});

test.each(['paypal', 'ideal', 'wiretransfer', 'paysafecard'])('R-317 %s cannot be stored', async (method) => {
  const { client } = await aPurchase(api, { method, store_method: true });
  expect((await client.get(PATH)).body.methods).toEqual([]);
});

test('R-317 a card from a failed order is not stored, and one from a paid order is stored only once', async () => {
  const failedOrder = await anOrder(api, card);
  await failedOrder.choose('fail');
  expect((await failedOrder.client.get(PATH)).body.methods).toEqual([]);
  const paidOrder = await aPurchase(api, card);
  for (let turn = 0; turn < 3; turn += 1) await paidOrder.loadStatus();
  expect((await paidOrder.client.get(PATH)).body.methods).toHaveLength(1);
});

test('R-317 a removed card is deleted here and at the provider and cannot be used again', async () => {
  const { member, client, reference } = await aPurchase(api, card);
  const [{ id }] = (await client.get(PATH)).body.methods;
  expect((await client.delete(PATH, { id })).body).toEqual({ methods: [] });
  expect(await api.db.selectFrom('sandbox_cards').selectAll().where('token', '=', `card-${reference}`).execute()).toEqual([]);
  expect((await client.delete(PATH, { id })).status).toBe(404);
  expect((await anOrder(api, { method: 'visa', stored_method: id }, member)).orderResponse.status).toBe(404);
});

test('R-317 R-335 a mandate is a stored method, and removing it revokes it', async () => {
  const me = await api.aMember();
  const client = await api.as(me);
  const id = await aMandate(api, me);
  expect((await client.get(PATH)).body.methods).toEqual([{ id, method: 'sepa', label: 'NL •••• 4300', created: api.now(), expires: null }]);
  await client.delete(PATH, { id });
  expect((await client.get('/api/directdebit.php')).body.mandates).toEqual([]);
});

test('R-400 another member’s card is not found, neither to remove nor to pay with', async () => {
  const { client } = await aPurchase(api, card);
  const [{ id }] = (await client.get(PATH)).body.methods;
  const strangerClient = await api.as(await api.aMember());
  expect((await strangerClient.delete(PATH, { id })).status).toBe(404);
  expect((await anOrder(api, { method: 'visa', stored_method: id })).orderResponse.status).toBe(404);
});

test('R-365 R-363 the calls need a session and a valid id', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.delete(PATH, { id: 'Nobody1234567890' })).body.authentication_required).toBe(true);
  const client = await api.as(await api.aMember());
  for (const body of [{}, { id: 7 }, { id: '../x' }]) expect((await client.delete(PATH, body)).status).toBe(422);
});

import { anError, aPayment, aStore, aUser, aDiscountCode } from '@rendezvous/shared/testing';
import { CheckoutStore } from './CheckoutStore';
import { CreditsStore } from './CreditsStore';

const basket = { package_id: 3, method: 'ideal' } as const;
const paymentReply = { payment: aPayment(), redirect_url: '/sandbox/1' };

const open = async () => {
  const setup = aStore({
    user: aUser(),
    api: { 'GET /api/regionterms.php': { version: '1', text: '' }, 'POST /api/payment.php': paymentReply },
  });
  const credits = new CreditsStore(setup.store);
  const checkout = new CheckoutStore(setup.store, credits);
  await checkout.terms.load();
  let keyCount = 0;
  const createKey = (): string => `key-${(keyCount += 1)}`;
  const listKeys = () => setup.api.calls('POST /api/payment.php').map(({ client_id: id }) => id);
  return { ...setup, credits, checkout, createKey, listKeys };
};

describe('CheckoutStore', () => {
  test('R-323 pressing twice orders once, and the store stays busy until the page is left', async () => {
    const { checkout, createKey, listKeys } = await open();
    const answers = await Promise.all([checkout.pay(basket, createKey), checkout.pay(basket, createKey)]);
    expect(answers).toEqual(['/sandbox/1', undefined]);
    expect(await checkout.pay(basket, createKey)).toBeUndefined();
    expect(listKeys()).toEqual(['key-1']);
  });

  test('R-323 after returning from the payment page, a new order gets a new client_id', async () => {
    const { checkout, createKey, listKeys } = await open();
    await checkout.pay(basket, createKey);
    checkout.reset();
    await checkout.pay(basket, createKey);
    expect(listKeys()).toEqual(['key-1', 'key-2']);
  });

  test('R-323 a failed order is retried with the same client_id, and a different basket gets a new one', async () => {
    const { api, checkout, createKey, listKeys } = await open();
    api.reply({ 'POST /api/payment.php': anError('conflict') });
    await checkout.pay(basket, createKey);
    await checkout.pay(basket, createKey);
    await checkout.pay({ ...basket, method: 'paypal' }, createKey);
    expect(listKeys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test('R-317 the next press after a declined card charges it again as a new order', async () => {
    const { api, checkout, createKey, listKeys } = await open();
    api.reply({ 'POST /api/payment.php': anError('stored_card_failed') });
    await checkout.pay({ ...basket, method: 'visa', stored_method: 'Card000000' }, createKey);
    await checkout.pay({ ...basket, method: 'visa', stored_method: 'Card000000' }, createKey);
    expect(listKeys()).toEqual(['key-1', 'key-2']);
    expect(api.calls('POST /api/payment.php')[0]).toMatchObject({ stored_method: 'Card000000', consent_start: true });
  });

  test('R-321 orders nothing until the terms have loaded', async () => {
    const { store, api } = aStore({ user: aUser(), api: { 'POST /api/payment.php': paymentReply } });
    expect(await new CheckoutStore(store, new CreditsStore(store)).pay(basket, () => 'key')).toBeUndefined();
    expect(api.calls('POST /api/payment.php')).toHaveLength(0);
  });

  test('R-314 a rejected code is not applied again', async () => {
    const { api, checkout, credits, createKey } = await open();
    credits.orderCode.setCode(aDiscountCode({ code: 'SPRING10' }));
    api.reply({ 'POST /api/payment.php': anError('code_expired') });
    await checkout.pay({ ...basket, code: 'SPRING10' }, createKey);
    expect(credits.orderCode.discount).toBeNull();
    expect(checkout.isPaying).toBe(false);
  });
});

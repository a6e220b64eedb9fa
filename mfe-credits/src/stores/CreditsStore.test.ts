import { type CreditPackage, creditPackages, DAY_S, type DiscountCode, type PaymentMethod } from '@rendezvous/shared/contract';
import { aDiscountCode, anError, anOwnProfile, aStore, aUser, NOW_S, settled } from '@rendezvous/shared/testing';
import { CreditsStore } from './CreditsStore';

const medium = creditPackages('EUR').find(({ key }) => key === 'medium') as CreditPackage;

const open = (user = aUser({ paid_user: true })) => {
  const setup = aStore({ user });
  return { ...setup, credits: new CreditsStore(setup.store) };
};

describe('CreditsStore', () => {
  test('R-311 a typed code replaces the automatic one and never combines with it', () => {
    const { credits, store } = open();
    store.discounts.setWelcome(aDiscountCode({ value_percentage: 25 }));
    expect(credits.getOffer(medium)).toMatchObject({ amount: 4313 });
    credits.orderCode.setCode(aDiscountCode({ code: 'SPRING10', value_percentage: 10 }));
    expect(credits.getOffer(medium)).toMatchObject({ amount: 5175, code: { code: 'SPRING10' } });
    credits.orderCode.remove();
    expect(credits.getOffer(medium)).toMatchObject({ amount: 4313 });
  });

  test.each<[string, Partial<DiscountCode>, PaymentMethod | undefined, number]>([
    ['lowers the price', {}, 'ideal', 4313],
    ['of another currency does not', { currency: 'PLN' }, 'ideal', 5750],
    ['for larger orders does not', { minimum_order_value: 6000 }, 'ideal', 5750],
    ['of another method does not', { paymentmethods: ['paypal'] }, 'ideal', 5750],
    ['of some methods lowers it before one is chosen', { paymentmethods: ['paypal'] }, undefined, 4313],
    ['that has ended does not', { expires: NOW_S - 1 }, 'ideal', 5750],
  ])('R-314 a code %s', (_, changes, method, amount) => {
    const { credits } = open();
    credits.orderCode.setCode(aDiscountCode(changes));
    expect(credits.getOffer(medium, method).amount).toBe(amount);
  });

  test('R-138 a code with the shorter field names also lowers the price', () => {
    const { credits } = open();
    const { value_percentage: percentage, minimum_order_value: _none, ...rest } = aDiscountCode();
    credits.orderCode.setCode({ ...rest, percentage, minimum: 1000 } as unknown as DiscountCode);
    expect(credits.getOffer(medium)).toMatchObject({ amount: 4313, code: { minimum_order_value: 1000 } });
  });

  test('R-313 a rejected code leaves no discount and reports the reason', async () => {
    const { credits, api } = open();
    api.reply({ 'GET /api/discountcode.php': anError('code_used') });
    await credits.orderCode.applyEntered('  OLD ');
    expect(api.calls('GET /api/discountcode.php')).toEqual([{ code: 'OLD' }]);
    expect(credits.orderCode).toMatchObject({ discount: null, error: { code: 'code_used' }, isChecking: false });
  });

  const offer = { packages: creditPackages('EUR'), currency: 'EUR' as const, own_amount: { min: 5, max: 400 } };
  const replies = { 'GET /api/packages.php': offer, 'GET /api/payment-methods.php': { methods: ['ideal' as const] } };

  test('R-298 prefetched packages are available at once and not requested again', async () => {
    const { credits, api } = open();
    api.reply(replies);
    credits.prefetch();
    expect(credits.isLoaded).toBe(false);
    await settled();
    expect(credits).toMatchObject({ isLoaded: true, packages: offer.packages, methods: ['ideal'] });
    await credits.load();
    expect(credits).toMatchObject({ packages: offer.packages, methods: ['ideal'] });
    expect(api.calls('GET /api/packages.php')).toHaveLength(1);
  });

  test('R-312 shows no price until a code that may lower it has loaded', async () => {
    const { credits, api, store } = open(aUser({ paid_user: false, credits: 0, signup_date: NOW_S - 60 * DAY_S }));
    api.reply({ ...replies, 'GET /api/discountcode.php': { discountcode: null } });
    credits.prefetch();
    await settled();
    expect(credits.isLoaded).toBe(false);
    store.discounts.setWelcome(aDiscountCode());
    expect(credits.isLoaded).toBe(true);
  });

  test('R-322 the order uses the country of the member', () => {
    expect(open(aUser({ profile: anOwnProfile({ country: 'DE' }) })).credits.country).toBe('DE');
  });
});

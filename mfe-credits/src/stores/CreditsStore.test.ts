import { type CreditPackage, creditPackages, type DiscountCode, type PaymentMethod } from '@rendezvous/shared/contract';
import { aDiscountCode, anError, anOwnProfile, aStore, aUser, NOW_S } from '@rendezvous/shared/testing';
import { CreditsStore } from './CreditsStore';

const medium = creditPackages('EUR').find(({ key }) => key === 'medium') as CreditPackage;

const open = (user = aUser({ paid_user: true })) => {
  const test = aStore({ user });
  return { ...test, credits: new CreditsStore(test.store) };
};

describe('CreditsStore', () => {
  test('R-311 a typed code stands before the automatic one, never beside it', () => {
    const { credits, store } = open();
    store.discounts.setWelcome(aDiscountCode({ value_percentage: 25 }));
    expect(credits.offerOf(medium)).toMatchObject({ amount: 4313 });
    credits.takeCode(aDiscountCode({ code: 'SPRING10', value_percentage: 10 }));
    expect(credits.offerOf(medium)).toMatchObject({ amount: 5175, code: { code: 'SPRING10' } });
    credits.removeCode();
    expect(credits.offerOf(medium)).toMatchObject({ amount: 4313 });
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
    credits.takeCode(aDiscountCode(changes));
    expect(credits.offerOf(medium, method).amount).toBe(amount);
  });

  test('R-313 a code that fails leaves no discount and says why', async () => {
    const { credits, api } = open();
    api.reply({ 'GET /api/discountcode.php': anError('code_used') });
    await credits.enterCode('  OLD ');
    expect(api.calls('GET /api/discountcode.php')).toEqual([{ code: 'OLD' }]);
    expect(credits).toMatchObject({ discount: null, codeError: { code: 'code_used' }, isChecking: false });
  });

  test('R-322 the country of the order is the one of the member', () => {
    expect(open(aUser({ profile: anOwnProfile({ country: 'DE' }) })).credits.country).toBe('DE');
  });
});

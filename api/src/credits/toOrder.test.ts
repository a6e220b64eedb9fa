import { toOrder } from './toOrder';

test('R-301 a package is priced from its id', () => {
  expect(toOrder({ package_id: 3 }, 'EUR')).toEqual({ packageId: 3, credits: 50, amount: 5750 });
  expect(toOrder({ package_id: 3 }, 'PLN')).toEqual({ packageId: 3, credits: 50, amount: 22900 });
});

test('R-304 a custom number of credits is priced at the rate of the package below it', () => {
  expect(toOrder({ credits: 60 }, 'EUR')).toEqual({ packageId: null, credits: 60, amount: 6900 });
});

test.each([[{}], [{ package_id: 7 }], [{ credits: 4 }], [{ credits: 401 }], [{ package_id: 1, credits: 10 }]])(
  'R-323 %j is not a valid order',
  (request) => {
    expect(toOrder(request, 'EUR')).toBeUndefined();
  },
);

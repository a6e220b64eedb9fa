import { pathTo, ROUTES } from './routes';

describe('pathTo', () => {
  test.each([
    [pathTo('index'), '/'],
    [pathTo('chats-id', { id: 'abcdefghij' }), '/chats/abcdefghij'],
    [pathTo('credits-id-paymentmethod', { id: '3', paymentmethod: 'ideal' }), '/credits/3/ideal'],
    [pathTo('credits-id-paymentmethod', { id: '3' }), '/credits/3'],
    [pathTo('transactions-id'), '/transactions'],
  ])('R-012 builds %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  test('R-012 no two routes share a path', () => {
    const paths = Object.values(ROUTES).map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

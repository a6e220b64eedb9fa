import { aDiscountCode, anError, aStore, aUser, NOW_S, type FakeReplies } from '@rendezvous/shared/testing';

const newcomer = aUser({ signup_date: NOW_S - 14_397 });

function setUp(user: ReturnType<typeof aUser> | null = aUser(), api: FakeReplies = {}) {
  const setup = aStore({ user, api: { 'GET /api/discountcode.php': { discountcode: aDiscountCode() }, ...api } });
  return { ...setup, getRequests: () => setup.api.calls('GET /api/discountcode.php') };
}

describe('the discounts store', () => {
  it('R-155 the time bonus takes precedence over the welcome code', () => {
    const { store } = setUp(newcomer);
    store.discounts.setWelcome(aDiscountCode());
    expect(store.discounts.active?.code).toBe('TIMEBONUS25');
    store.session.setUser(aUser());
    expect(store.discounts.active?.code).toBe('WELCOME25');
  });

  it('R-167 R-312 loads the welcome code of a free member', async () => {
    const { store, getRequests } = setUp();
    await store.discounts.loadWelcome();
    expect(getRequests()).toEqual([{ welcome: 'true' }]);
    expect(store.discounts.active?.code).toBe('WELCOME25');
  });

  it('R-167 a member without a welcome code has no discount', async () => {
    const { store } = setUp(aUser(), { 'GET /api/discountcode.php': { discountcode: null } });
    await store.discounts.loadWelcome();
    expect(store.discounts.active).toBeNull();
  });

  it('R-167 a failure is ignored silently', async () => {
    const { store } = setUp(aUser(), { 'GET /api/discountcode.php': anError('server_error') });
    await store.discounts.loadWelcome();
    expect(store.discounts.active).toBeNull();
    expect(store.toasts.items).toEqual([]);
  });

  it.each([
    ['a newcomer', newcomer],
    ['a premium member', aUser({ paid_user: true })],
    ['a visitor', null],
  ])('R-156 does not request a welcome code for %s, who cannot have one', async (_, user) => {
    const { store, getRequests } = setUp(user);
    store.discounts.setWelcome(aDiscountCode());
    await store.discounts.loadWelcome();
    expect(getRequests()).toEqual([]);
    expect(store.discounts.welcome).toBeNull();
  });
});

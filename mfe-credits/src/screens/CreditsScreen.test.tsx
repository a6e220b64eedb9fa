import { creditPackages, TIME_BONUS_S } from '@rendezvous/shared/contract';
import { aDiscountCode, anError, aUser, type FakeReplies, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { CreditsScreen } from './CreditsScreen';

const api = {
  'GET /api/packages.php': { packages: creditPackages('EUR'), currency: 'EUR', own_amount: { min: 5, max: 400 } },
  'GET /api/payment-methods.php': { methods: ['ideal', 'paypal'] },
} as const;

const paidUser = aUser({ credits: 2, paid_user: true });

const open = (user = paidUser, otherReplies: FakeReplies = {}) =>
  renderScreen(<CreditsScreen />, {
    user,
    path: '/credits',
    route: '/credits',
    api: { ...api, 'GET /api/payment-methods.php': { methods: ['ideal', 'paypal'] }, ...otherReplies },
  });

describe('CreditsScreen', () => {
  test('R-298, R-301 shows balance and packages, medium preselected', async () => {
    open();
    expect(await screen.findByRole('radio', { name: /50 credits/ })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getByText('You have 2 credits')).toBeVisible();
  });

  test('R-298 says what a message costs in each package', async () => {
    open();
    expect(await screen.findByText('€1.15 per message')).toBeVisible();
  });

  test('R-299 says that nothing renews', async () => {
    open();
    expect(await screen.findByText(/No subscription: nothing renews by itself/)).toBeVisible();
  });

  test('R-311, R-310 applies the time bonus automatically and shows its countdown', async () => {
    open(aUser({ paid_user: false, credits: 0, signup_date: NOW_S - TIME_BONUS_S + 60 }));
    expect(await screen.findByText('25% discount with code TIMEBONUS25')).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Time left for this discount' })).toHaveTextContent('00:01:00');
    expect(screen.getByText('€43.13')).toBeVisible();
  });

  test('R-311, R-312 the first prices a free member sees already include the welcome code', async () => {
    const { api: server } = open(aUser({ paid_user: false }), { 'GET /api/discountcode.php': { discountcode: aDiscountCode() } });
    expect(await screen.findByText('25% discount with code WELCOME25')).toBeVisible();
    expect(screen.getByText('€43.13')).toBeVisible();
    expect(server.calls('GET /api/discountcode.php')).toEqual([{ welcome: 'true' }]);
  });

  test('R-313 shows the error for a wrong code beside its field', async () => {
    const { person, api: server } = open();
    server.reply({ 'GET /api/discountcode.php': anError('code_not_found') });
    await person.type(await screen.findByRole('textbox', { name: /Discount code/ }), 'NOPE');
    await person.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Code not found')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Discount code/ })).toHaveValue('NOPE');
  });

  test('R-314 a valid code changes the prices', async () => {
    const { person, api: server } = open();
    server.reply({
      'GET /api/discountcode.php': { discountcode: aDiscountCode({ code: 'SPRING10', value_percentage: 10, expires: null }) },
    });
    await person.type(await screen.findByRole('textbox', { name: /Discount code/ }), 'spring10');
    await person.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('€51.75')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove the code' }));
    expect(screen.queryByText('€51.75')).not.toBeInTheDocument();
  });

  test('leads to the payment of the chosen package', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('radio', { name: /100 credits/ }));
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '/credits/4');
  });
});

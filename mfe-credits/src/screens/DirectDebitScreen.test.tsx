import type { DirectDebits, StoredMethod } from '@rendezvous/shared/contract';
import { anError, anOwnProfile, aUser, barriers, type FakeReplies, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { DirectDebitScreen } from './DirectDebitScreen';

const FORM_CALL = 'POST /api/directdebit.php';
const SIGN_CALL = 'PUT /api/directdebit.php';
const RESEND_CALL = 'POST /api/directdebit-otp.php';
const STORED_METHODS_CALL = 'GET /api/stored-methods.php';
const creditor = { name: 'Rendezvous B.V.', identifier: 'NL98ZZZ123456780000', address: 'Herengracht 1, Amsterdam, NL' };
const details: DirectDebits = { mandates: [], creditor, blocked: false, open: [] };
const mandate: StoredMethod = { id: 'Mandate000', method: 'sepa', label: 'NL •••• 4300', created: NOW_S, expires: null };
const signedMandate = {
  mandate_reference: 'Mandate000',
  account_holder: 'A. de Vries',
  iban: 'NL •••• 4300',
  created: NOW_S,
  signed: NOW_S,
};

const open = (api: FakeReplies = {}, country = 'NL', route = '/directdebit?package=3') =>
  renderScreen(<DirectDebitScreen />, {
    user: aUser({ profile: anOwnProfile({ country }) }),
    path: '/directdebit',
    route,
    api: {
      'GET /api/directdebit.php': details,
      [STORED_METHODS_CALL]: { methods: [] },
      [FORM_CALL]: { mandate_reference: 'Mandate000', otp_sent: true },
      [SIGN_CALL]: { mandate: signedMandate },
      [RESEND_CALL]: { otp_sent: true },
      ...api,
    },
  });

type View = ReturnType<typeof open>;

async function fill({ person }: View, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    'Account holder': 'A. de Vries',
    IBAN: 'nl91abna0417164300',
    Street: 'Keizersgracht',
    'House number': '1',
    'Postal code': '1015 CJ',
    City: 'Amsterdam',
    'Mobile number': '06 12345678',
    ...changes,
  };
  await screen.findByRole('textbox', { name: 'Account holder' });
  for (const [name, text] of Object.entries(values)) {
    await person.click(screen.getByRole('textbox', { name }));
    await person.paste(text);
  }
}

const send = ({ person }: View) => person.click(screen.getByRole('button', { name: 'Continue to the mandate' }));
const findCodeField = () => screen.findByRole('textbox', { name: 'Code from the text message' });

async function enter({ person }: View, code: string): Promise<void> {
  const field = await findCodeField();
  await person.clear(field);
  await person.type(field, code);
  await person.click(screen.getByRole('button', { name: 'Sign the mandate' }));
}

describe('the direct debit page', () => {
  // jsdom has no layout and does not implement `scrollIntoView`.
  beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined));

  test('R-330 R-331 R-332 sends the entered values, with the IBAN formatted and the phone number in E.164', async () => {
    const view = open();
    await fill(view);
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveValue('NL91 ABNA 0417 1643 00');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Netherlands (+31)');
    expect(await barriers(view.container)).toEqual([]);
    await send(view);
    await findCodeField();
    expect(view.api.calls(FORM_CALL)).toEqual([
      {
        account_holder: 'A. de Vries',
        iban: 'NL91 ABNA 0417 1643 00',
        street: 'Keizersgracht',
        house_number: '1',
        postal_code: '1015 CJ',
        city: 'Amsterdam',
        phone: '+31612345678',
      },
    ]);
  });

  test('R-331 keeps the caret in place while a character is corrected', async () => {
    const { person } = open();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await person.click(field);
    await person.paste('NL91ABNA0417164300');
    field.setSelectionRange(7, 7);
    await person.keyboard('{Backspace}');
    expect(field).toHaveValue('NL91 ANA0 4171 6430 0');
    await person.keyboard('b');
    expect(field).toHaveValue('NL91 ABNA 0417 1643 00');
    expect(field.selectionStart).toBe(7);
  });

  test.each([
    ['IBAN', 'NL91ABNA0417164301', 'Invalid IBAN'],
    ['IBAN', 'US64SVBKUS6S3300958879', 'Invalid IBAN'],
    ['Mobile number', '12', 'Invalid phone number'],
    ['Account holder', 'A', 'Enter 2 to 70 characters.'],
    ['House number', '12345678901', 'Enter 1 to 10 characters.'],
    ['Postal code', '10115', 'Please check the postal code.'],
    ['City', '', 'This is still empty.'],
  ])('R-331 R-332 R-333 %s "%s" shows "%s", and nothing is sent', async (name, text, message) => {
    const view = open();
    await fill(view, { [name]: text });
    await send(view);
    await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(view.api.calls(FORM_CALL)).toEqual([]);
  });

  test('R-334 R-335 shows the full mandate before the code signs it, then links to the order', async () => {
    const view = open({ [STORED_METHODS_CALL]: () => ({ methods: view.api.calls(SIGN_CALL).length > 0 ? [mandate] : [] }) });
    await fill(view);
    await send(view);
    const field = await findCodeField();
    // The step has the focus, so that screen readers announce it.
    expect(document.activeElement).toContainElement(field);
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    for (const words of [creditor.name, creditor.identifier, creditor.address, 'Mandate000', 'A. de Vries', 'Recurrent'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/A refund must be claimed within 8 weeks/)).toBeVisible();
    expect(screen.getByText(/at the earliest one day after it/)).toBeVisible();
    await enter(view, '123 456');
    expect(await screen.findByText(/^Your mandate is signed/)).toBeVisible();
    expect(view.api.calls(SIGN_CALL)).toEqual([{ mandate_reference: 'Mandate000', otp: '123456' }]);
    expect(await screen.findByText('SEPA direct debit NL •••• 4300')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '/credits/3/sepa');
  });

  test('R-334 shows an error for a wrong code, and accepts no more codes after five wrong ones', async () => {
    const view = open({ [SIGN_CALL]: anError('otp_invalid', {}, { otp: 'otp_invalid' }) });
    await fill(view);
    await send(view);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await enter(view, `00000${attempt}`);
      await waitFor(() => expect(view.api.calls(SIGN_CALL)).toHaveLength(attempt));
      expect(await findCodeField()).toHaveAccessibleDescription('Code invalid');
    }
    expect(await screen.findByText('This code no longer works. Ask for a new one.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign the mandate' })).toBeDisabled();
  });

  test('R-334 a new code can be requested after 60 s, or after the time the server sets', async () => {
    const view = open();
    await fill(view);
    await send(view);
    expect(await screen.findByText('New code in 60 seconds')).toBeVisible();
    await act(async () => view.clock.advance(60_000));
    view.api.reply({ [RESEND_CALL]: anError('rate_limited', { seconds: 600 }) });
    await view.person.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('New code in 600 seconds')).toBeVisible();
    view.api.reply({ [RESEND_CALL]: { otp_sent: true } });
    await act(async () => view.clock.advance(600_000));
    expect(await screen.findByText('This code no longer works. Ask for a new one.')).toBeVisible();
    await view.person.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('New code in 60 seconds')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign the mandate' })).toBeEnabled();
  });

  test('R-330 keeps the entered values when going back to the form', async () => {
    const view = open();
    await fill(view);
    await send(view);
    await view.person.click(await screen.findByRole('button', { name: 'Change my details' }));
    expect(await screen.findByRole('textbox', { name: 'Street' })).toHaveValue('Keizersgracht');
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveValue('NL91 ABNA 0417 1643 00');
  });

  test('R-337 shows the specified text when the limit is reached', async () => {
    const view = open({ [FORM_CALL]: anError('directdebit_limit') });
    await fill(view);
    await send(view);
    const text = 'Your limit for direct debit payments has been reached. Please choose another payment method or try again later.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Amsterdam');
  });

  test('R-336 shows a blocked member a notice and lets them pay the open amount by another method', async () => {
    const debt = { payment_id: 'Payment000', amount: 3250, currency: 'EUR', created: NOW_S } as const;
    const view = open({
      'GET /api/directdebit.php': { ...details, blocked: true, open: [debt] },
      'GET /api/packages.php': { packages: [], currency: 'EUR', own_amount: { min: 5, max: 400 } },
      'GET /api/payment-methods.php': { methods: ['sepa', 'ideal', 'paypal'] },
      'GET /api/regionterms.php': { version: '1', text: 'Terms.' },
      'POST /api/payment.php': anError('conflict'),
    });
    expect(await screen.findByText('Your account is blocked for direct debit payments.')).toBeVisible();
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    await view.person.click(screen.getByRole('radio', { name: 'PayPal' }));
    await screen.findByText('Terms.');
    await view.person.click(screen.getByRole('checkbox'));
    await view.person.click(screen.getByRole('button', { name: 'Pay €32.50 now' }));
    await waitFor(() => expect(view.api.calls('POST /api/payment.php')).toMatchObject([{ settles: 'Payment000', method: 'paypal' }]));
    expect(view.api.calls('POST /api/payment.php')[0]).not.toHaveProperty('package_id');
  });

  test('R-335 a member with a mandate can revoke it after confirming, or sign one for another account', async () => {
    const { person, api } = open({ [STORED_METHODS_CALL]: { methods: [mandate] }, 'DELETE /api/stored-methods.php': { methods: [] } });
    await person.click(await screen.findByRole('button', { name: 'Revoke the mandate: SEPA direct debit NL •••• 4300' }));
    expect(await screen.findByRole('alertdialog', { name: 'Revoke this mandate?' })).toBeInTheDocument();
    expect(api.calls('DELETE /api/stored-methods.php')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('textbox', { name: 'IBAN' })).toBeVisible();
    expect(api.calls('DELETE /api/stored-methods.php')).toEqual([{ id: 'Mandate000' }]);
  });

  test('R-335 choosing another account opens an empty form', async () => {
    const { person } = open({ [STORED_METHODS_CALL]: { methods: [mandate] } });
    await person.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByRole('textbox', { name: 'IBAN' })).toHaveValue('');
  });

  test('R-320 shows no form in a country without direct debit', async () => {
    open({}, 'SE');
    expect(await screen.findByText('SEPA direct debit is not available in your country')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('R-161 offers a retry after a failed load', async () => {
    const { person, api } = open({ 'GET /api/directdebit.php': anError('not_found') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'GET /api/directdebit.php': details });
    await person.click(retry);
    expect(await screen.findByRole('textbox', { name: 'IBAN' })).toBeVisible();
  });
});

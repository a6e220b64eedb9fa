import { randomUUID } from 'node:crypto';
import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS, type PaymentMethod, paymentMethodsOf } from '@rendezvous/shared/contract';
import { findBalance } from '../../../src/credits/sqlLedger';
import { testApi } from '../../../src/testing/testApi';

const api = testApi();

const COUNTRIES = ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PL', 'DK', 'FI', 'NO', 'SE', 'GB'];

const findCountryWith = (method: PaymentMethod): string => COUNTRIES.find((country) => paymentMethodsOf(country).includes(method)) ?? '';

test.each(PAYMENT_METHODS)('R-319 R-398 %s works end to end, from order to credits', async (method) => {
  const member = await api.aMember({ profile: { country: findCountryWith(method) } });
  const client = await api.as(member);
  const order = { package_id: 2, method, client_id: randomUUID(), terms_version: '1', consent_start: true };
  const { body } = await client.post('/api/payment.php', order);
  expect((await client.get(body.redirect_url)).text).toContain(PAYMENT_METHOD_NAMES[method]);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await client.call({ method: 'POST', url: body.redirect_url, payload: 'action=pay', headers });
  expect(await findBalance(api.db, member.id)).toBe(25);
});

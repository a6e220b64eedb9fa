import { chooseLanguage } from '@rendezvous/shared/calls/user';
import { LOCALES } from '@rendezvous/shared/contract';
import { aDirectDebitForm } from '../testing/aMandate';
import { aPurchase } from '../testing/anOrder';
import type { JsonSchema } from './JsonSchema';
import { aSignup } from '../testing/aSignup';
import { spend } from '../testing/spend';
import { testApi } from '../testing/testApi';

const api = testApi();

const splitWords = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
const { user } = (chooseLanguage.reply as unknown as JsonSchema).properties ?? {};
const getUserField = (field: string): JsonSchema => user?.properties?.[field] ?? {};

test('R-109 R-114 a member has one of five states and one of eleven languages, and the reply schema allows no others', () => {
  expect(getUserField('status').enum).toEqual(splitWords('not_confirmed active blocked pending_deletion deleted'));
  expect(getUserField('language').enum).toEqual([...LOCALES]);
  expect(LOCALES).toHaveLength(11);
});

test('R-110 credits are whole and never negative, in replies and in the books', async () => {
  expect(getUserField('credits')).toMatchObject({ type: 'integer', minimum: 0 });
  const me = await api.aMember({ credits: 1 });
  await expect(spend(api, me, 2)).rejects.toMatchObject({ code: 'not_enough_credits' });
  expect((await (await api.as(me)).get('/api/user.php')).body.user.credits).toBe(1);
});

test('R-112 the sign-up date is in whole seconds', async () => {
  const { body } = await (await api.as(await api.aMember())).get('/api/user.php');
  expect(body.user.signup_date).toBe(api.now());
});

test.each(splitWords('NL DE NO IS GB CH'))(
  'R-113 the marks on fictional profiles are shown to a member in %s, who cannot turn them off',
  async (country) => {
    const client = await api.as(await api.aMember({ profile: { country } }));
    expect((await client.get('/api/user.php')).body.user.fictional_icon).toBe(true);
    for (const path of ['/api/privacy.php', '/api/profile.php'])
      expect((await client.put(path, { fictional_icon: false })).status).toBe(422);
  },
);

test('R-130 the settings have every field of the specification', async () => {
  const { settings } = (await api.visitor.get('/api/settings.php', { _force_domain: 'localhost' })).body;
  const fields = splitWords(`countries, name, index_title, description, visible_profile_fields, visible_profile_notes, geoip_country,
    geoip_selected_country, cdn_prefix, message_credits, photo_credits, gift_credits, signup_credits, message_length,
    minimum_message_costs, support_email, support_phone, enable_site_entry_popup, push_public_key, search_fields, domain,
    domain_language, fictional_warning, fictional_singular, fictional_plural, refund_days, signups, logged_out_search,
    logged_out_search_trafficsource, member_resell, niche, company_id, mail_name`);
  expect(fields).toHaveLength(33);
  expect(fields.filter((field) => !Object.hasOwn(settings, field))).toEqual([]);
});

test('R-138 R-139 a discount code has every field of the specification', async () => {
  const { body } = await (await api.as(await api.aMember())).get('/api/discountcode.php', { code: 'TIMEBONUS25' });
  const fields = 'code country user_id expires value_percentage currency minimum_order_value status validity expired paymentmethods';
  expect(Object.keys(body.discountcode)).toEqual(expect.arrayContaining(splitWords(fields)));
  expect(body.discountcode).toMatchObject({ status: 'active', validity: 'once-per-user', paymentmethods: null });
});

test('R-140 a payment has every field of the specification', async () => {
  const { client, id } = await aPurchase(api);
  const { body } = await client.get('/api/payment.php', { id });
  const fields = `payment_id credits amount payment_method currency status created package_id discount_code vat_rate vat_amount
    refundable_credits refundable_until`;
  expect(Object.keys(body.payment)).toEqual(expect.arrayContaining(splitWords(fields)));
});

test('R-145 a sign-up may carry a first message and five tracking values', async () => {
  const { id: member_id } = await api.aMember();
  const form = { ...aSignup(), member_id, signup_message: 'Hello', network: 'n', ref: 'r', sub1: '1', sub2: '2', sub3: '3' };
  expect((await api.visitor.post('/api/signup.php', form)).status).toBe(201);
});

test('R-146 the direct debit form has exactly these fields, and the code is entered in a separate step', async () => {
  const fields = splitWords('account_holder, iban, street, house_number, postal_code, city, phone');
  expect(Object.keys(aDirectDebitForm()).sort()).toEqual([...fields].sort());
  const client = await api.as(await api.aMember());
  expect((await client.post('/api/directdebit.php', { ...aDirectDebitForm() })).status).toBe(200);
  expect((await client.post('/api/directdebit.php', { ...aDirectDebitForm(), otp: '123456' })).body.error.fields).toEqual({
    otp: 'validation',
  });
});

import { testApi } from '../testing/testApi';
import { callRows } from './callRows';
import { makeCall } from './makeCall';
import { replyFields } from './replyFields';

const api = testApi();

/** A date of birth and a position that no caller has, to be searched for in responses. */
const PRIVATE_VALUES = { date_of_birth: '1988-02-29', latitude: 12.345678, longitude: 98.765432 };

/** Sets the private data of everyone but the caller to PRIVATE_VALUES; returns all texts that must not be disclosed. */
async function markPrivateData(callerId: string): Promise<string[]> {
  const { latitude, longitude } = PRIVATE_VALUES;
  await api.db.updateTable('profiles').set(PRIVATE_VALUES).where('member_id', '!=', callerId).execute();
  await api.db.updateTable('current_places').set({ latitude, longitude }).where('member_id', '!=', callerId).execute();
  const rows = await api.db.selectFrom('members').select('email').where('id', '!=', callerId).execute();
  return [...rows.map(({ email }) => email), ...Object.values(PRIVATE_VALUES).map(String)];
}

/** All calls but those of the sandboxes and of the local outbox, which exists to show addresses. */
const calls = callRows.filter(([call]) => call.includes(' /api/'));

test.each(calls)(
  'R-123 R-229 %s never reveals the email address, date of birth or position of another member',
  async (call, { success }) => {
    const attempt = await success(api);
    const secrets = await markPrivateData(attempt.me?.id ?? '');
    const { status, text } = await makeCall(call, attempt);
    expect(status).toBeLessThan(400);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  },
);

const PRIVATE_FIELD_PATTERN =
  /^(email|phone|date_of_birth|lat|lon|latitude|longitude|ip|iban|account_holder|street|postal_code|user_agent|password_hash)$/;

/** Fields that may appear in responses although they are named like private data, each with what it contains. */
const ALLOWED_FIELDS: [where: RegExp, content: string][] = [
  [/^\S+ \S+ user\.(profile\.)?\w+$/, 'the member’s own'],
  [/^(GET|PUT) \/api\/profile\.php profile\.date_of_birth$/, 'the member’s own'],
  [/^(PUT \/api\/mail-change|POST \/api\/security-undo)\.php email$/, 'that of the owner of the link'],
  [/^\w+ \/api\/directdebit\.php mandates?(\[\])?\.(iban|account_holder)$/, 'the member’s own, masked'],
  [/^\w+ \/api\/notifications\.php notifications\.\w+\.email$/, 'a switch'],
  [/^GET \/api\/moderation\.php complaints\[\]\.email$/, 'where a complaint is answered'],
];

test('R-123 R-229 no reply has a field for such data, except for the caller’s own', () => {
  const privateFields = Object.entries(replyFields).flatMap(([call, paths]) =>
    paths.filter((path) => PRIVATE_FIELD_PATTERN.test(path.split('.').at(-1) ?? '')).map((path) => `${call} ${path}`),
  );
  expect(privateFields.length).toBeGreaterThan(20);
  expect(privateFields.filter((field) => !ALLOWED_FIELDS.some(([where]) => where.test(field)))).toEqual([]);
});

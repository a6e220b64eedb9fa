import { loadConfig } from '../config';
import { createArgonPasswords } from '../ports/PasswordsPort';
import { getProofRuns } from '../testing/getProofRuns';
import type { TestResponse } from '../testing/TestClient';
import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';

/** Settings that make password hashing as expensive as in production: the higher its cost, the more its timing would reveal. */
const { password } = loadConfig({ NODE_ENV: 'test' });
const api = testApi({}, async () => ({ passwords: createArgonPasswords(password) }));

const TRIES = getProofRuns({ quick: 3, full: 200 });
/** Maximum ratio of response times between a known and an unknown address; short runs have too few pairs to measure it and only compare responses. */
const MAX_RATIO = getProofRuns({ quick: Infinity, full: 1.1 });
const FIVE_MINUTES_MS = 300_000;

const PASSWORD = 'correct horse battery';

type SendRequest = (email: string) => Promise<TestResponse>;

/** Returns the bounds of a 99.7 % confidence interval (three standard errors) for the median, taken from order statistics. */
function getMedianInterval(values: readonly number[]): readonly [low: number, high: number] {
  const sortedValues = [...values].sort((one, other) => one - other);
  const rank = Math.max(0, Math.floor((sortedValues.length - 3 * Math.sqrt(sortedValues.length)) / 2));
  return [sortedValues.at(rank) ?? 0, sortedValues.at(-1 - rank) ?? 0];
}

async function measureCall(call: () => Promise<TestResponse>, times: number[]): Promise<string> {
  const start = performance.now();
  const { status, text } = await call();
  times.push(performance.now() - start);
  return `${status} ${text}`;
}

beforeAll(async () => {
  await api.db
    .updateTable('domains')
    .set({ settings: JSON.stringify({ neutral_account_errors: true }) })
    .execute();
});

/** Calls that anyone can make and that contain an email address or login. */
const REQUESTS: Record<string, SendRequest> = {
  'a login with a wrong password': (login) => api.visitor.post('/api/user.php', { login, password: 'not this one' }),
  'a reset where the domain keeps to itself who is a member': (email) => api.visitor.post('/api/password-reset.php', { email }),
  'a sign-up that is refused for its password': (email) =>
    api.visitor.post('/api/signup.php', { ...aSignup({ email, name: 'somebody-new', password: '12345678' }) }),
  'the check of an address': (email) => api.visitor.get('/api/check-email.php', { email }),
  'asking for the way back once more': (login) =>
    api.visitor.post('/api/account-reactivate-resend.php', { login, password: 'not this one' }),
};

test.each(Object.entries(REQUESTS))(
  'R-175 R-205 R-366 %s does not reveal who is a member, not even by its timing',
  async (_title, sendRequest) => {
    const anna = await api.aMember({ password_hash: await api.ports.passwords.hash(PASSWORD) });
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      // The order alternates, and failed attempts, which would block the login, are reset.
      const emails = [['known', anna.email] as const, ['unknown', 'somebodyunknown0@example.org'] as const];
      for (const [who, email] of attempt % 2 === 0 ? emails : emails.reverse()) {
        answers.add(await measureCall(() => sendRequest(email), times[who]));
        await api.db.deleteFrom('login_failures').execute();
      }
    }
    // The calls of a pair follow each other directly, so that other load on the machine slows down both.
    const [low, high] = getMedianInterval(times.known.map((knownMs, attempt) => knownMs / (times.unknown[attempt] ?? knownMs)));
    expect(answers.size).toBe(1);
    // The smallest ratio compatible with the pairs, whichever address is slower: noise widens the interval; only a real difference shifts it.
    expect(Math.max(low, 1 / high)).toBeLessThan(MAX_RATIO);
  },
  FIVE_MINUTES_MS,
);

import { DAY_S, type Gender } from '@rendezvous/shared/contract';
import type { DEMO_ACCOUNTS } from '../../../src/ports/database/assertNoDemo';
import type { MemberPlan } from './MemberPlan';
import { type PlanContext, planMember } from './planMember';

/** Password of every demo account; production does not start on a database with these accounts. */
export const DEMO_PASSWORD = 'Rendezvous-2026';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** Name of a demo account; production recognises a demo database by these names. */
export type TestAccountName = (typeof DEMO_ACCOUNTS)[number];

interface TestAccount {
  name: TestAccountName;
  gender: Gender;
  /** Time since sign-up, in seconds. */
  accountAge: number;
  /** Number of messages the account wrote in each conversation it started. */
  startedMessageCounts: readonly number[];
  /** Number of conversations that others started with the account. */
  receivedConversationCount: number;
  likesReceived: number;
  getOverrides?: (plan: MemberPlan, now: number) => Partial<MemberPlan>;
}

const QUIET_ACCOUNT = { startedMessageCounts: [], receivedConversationCount: 0, likesReceived: 2 } as const;

/** The named accounts of R-369 with their special properties; their purchases are in `namedOrders`. */
export const testAccounts: readonly TestAccount[] = [
  {
    name: 'visitor.new',
    gender: 'female',
    accountAge: 10 * MINUTE_S,
    ...QUIET_ACCOUNT,
    getOverrides: () => ({ photos: [], aboutMe: null, lookingFor: null, interests: [] }),
  },
  { name: 'free', gender: 'male', accountAge: 35 * DAY_S, startedMessageCounts: [1], receivedConversationCount: 1, likesReceived: 7 },
  {
    name: 'premium',
    gender: 'male',
    accountAge: 200 * DAY_S,
    startedMessageCounts: [4, 3, 3, 3, 2, 1],
    receivedConversationCount: 3,
    likesReceived: 14,
  },
  {
    name: 'zero-credits',
    gender: 'female',
    accountAge: HOUR_S,
    startedMessageCounts: [2, 1],
    receivedConversationCount: 0,
    likesReceived: 6,
  },
  {
    name: 'low-credits',
    gender: 'male',
    accountAge: 60 * DAY_S,
    startedMessageCounts: [4, 3, 2],
    receivedConversationCount: 1,
    likesReceived: 5,
  },
  {
    name: 'blocked',
    gender: 'male',
    accountAge: 90 * DAY_S,
    ...QUIET_ACCOUNT,
    getOverrides: () => ({ status: 'blocked', profileStatus: 'blocked' }),
  },
  {
    name: 'unconfirmed',
    gender: 'female',
    accountAge: 2 * HOUR_S,
    ...QUIET_ACCOUNT,
    likesReceived: 0,
    getOverrides: () => ({ status: 'not_confirmed', profileStatus: 'disabled', confirmedAt: null }),
  },
  {
    name: 'pending-deletion',
    gender: 'female',
    accountAge: 120 * DAY_S,
    ...QUIET_ACCOUNT,
    getOverrides: (_, now) => ({ status: 'pending_deletion', deletesAt: now + 9 * DAY_S }),
  },
  {
    name: 'bounced',
    gender: 'female',
    accountAge: 80 * DAY_S,
    ...QUIET_ACCOUNT,
    getOverrides: () => ({ notificationsDisabled: ['bounce'] }),
  },
  {
    name: 'invisible',
    gender: 'female',
    accountAge: 150 * DAY_S,
    ...QUIET_ACCOUNT,
    startedMessageCounts: [3],
    getOverrides: () => ({ invisible: true }),
  },
  {
    name: 'moderator',
    gender: 'female',
    accountAge: 400 * DAY_S,
    ...QUIET_ACCOUNT,
    likesReceived: 0,
    getOverrides: () => ({ role: 'moderator' }),
  },
];

const NAMED_ACCOUNT_DEFAULTS = {
  country: 'NL',
  region: 'UT',
  city: 'Utrecht',
  latitude: 52.0908,
  longitude: 5.1222,
  sexuality: 'hetero',
  language: 'en',
} as const;

/** Plans a named account of R-369: from Utrecht, with English as its language, and active at the time of seeding. */
export function planTestAccount(context: PlanContext, account: TestAccount): MemberPlan {
  const { now } = context;
  const plan = planMember(context, { country: 'NL', gender: account.gender, fictional: false });
  const signupAt = now - account.accountAge;
  const member: MemberPlan = {
    ...plan,
    ...NAMED_ACCOUNT_DEFAULTS,
    name: account.name,
    email: `${account.name}@rendezvous.example`,
    signupAt,
    confirmedAt: signupAt + 120,
    lastActiveAt: now,
    visitorVisible: false,
  };
  return { ...member, ...account.getOverrides?.(member, now) };
}

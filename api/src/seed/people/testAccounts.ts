import type { Gender } from '@rendezvous/shared/contract';
import type { MemberPlan } from './MemberPlan';

/** Password of every demo account; production refuses these accounts. */
export const DEMO_PASSWORD = 'Rendezvous-2026';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

export type TestAccountName =
  | 'visitor.new'
  | 'free'
  | 'premium'
  | 'zero-credits'
  | 'low-credits'
  | 'blocked'
  | 'unconfirmed'
  | 'pending-deletion'
  | 'bounced'
  | 'invisible'
  | 'moderator';

export interface TestAccount {
  name: TestAccountName;
  gender: Gender;
  /** Seconds since sign-up. */
  age: number;
  /** Messages the account wrote in each conversation it started. */
  wrote: readonly number[];
  /** Conversations others started with it. */
  received: number;
  likesReceived: number;
  change?: (plan: MemberPlan, now: number) => Partial<MemberPlan>;
}

const quiet = { wrote: [], received: 0, likesReceived: 2 } as const;

/** The named accounts of R-369: what is special about each of them. What they bought stands in `namedOrders`. */
export const testAccounts: readonly TestAccount[] = [
  {
    name: 'visitor.new',
    gender: 'female',
    age: 10 * MINUTE_S,
    ...quiet,
    change: () => ({ photos: [], aboutMe: null, lookingFor: null, interests: [] }),
  },
  { name: 'free', gender: 'male', age: 35 * DAY_S, wrote: [1], received: 1, likesReceived: 7 },
  { name: 'premium', gender: 'male', age: 200 * DAY_S, wrote: [4, 3, 3, 3, 2, 1], received: 3, likesReceived: 14 },
  { name: 'zero-credits', gender: 'female', age: HOUR_S, wrote: [2, 1], received: 0, likesReceived: 6 },
  { name: 'low-credits', gender: 'male', age: 60 * DAY_S, wrote: [4, 3, 2], received: 1, likesReceived: 5 },
  { name: 'blocked', gender: 'male', age: 90 * DAY_S, ...quiet, change: () => ({ status: 'blocked', profileStatus: 'blocked' }) },
  {
    name: 'unconfirmed',
    gender: 'female',
    age: 2 * HOUR_S,
    ...quiet,
    likesReceived: 0,
    change: () => ({ status: 'not_confirmed', profileStatus: 'disabled', confirmedAt: null }),
  },
  {
    name: 'pending-deletion',
    gender: 'female',
    age: 120 * DAY_S,
    ...quiet,
    change: (_, now) => ({ status: 'pending_deletion', deletesAt: now + 9 * DAY_S }),
  },
  { name: 'bounced', gender: 'female', age: 80 * DAY_S, ...quiet, change: () => ({ notificationsDisabled: ['bounce'] }) },
  {
    name: 'invisible',
    gender: 'female',
    age: 150 * DAY_S,
    ...quiet,
    wrote: [3],
    change: () => ({ invisible: true }),
  },
  { name: 'moderator', gender: 'female', age: 400 * DAY_S, ...quiet, likesReceived: 0, change: () => ({ role: 'moderator' }) },
];

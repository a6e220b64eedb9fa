import type { MemberPlan } from './MemberPlan';
import { planMember, type Circumstances } from './planMember';
import type { TestAccount } from './testAccounts';

const NAMED = {
  country: 'NL',
  region: 'UT',
  city: 'Utrecht',
  latitude: 52.0908,
  longitude: 5.1222,
  sexuality: 'hetero',
  language: 'en',
} as const;

/** A named account of R-369: from Utrecht, in English, active just now. */
export function planTestAccount(circumstances: Circumstances, account: TestAccount): MemberPlan {
  const { now } = circumstances;
  const plan = planMember(circumstances, { country: 'NL', gender: account.gender, fictional: false });
  const signupAt = now - account.age;
  const named: MemberPlan = {
    ...plan,
    ...NAMED,
    name: account.name,
    email: `${account.name}@rendezvous.example`,
    signupAt,
    confirmedAt: signupAt + 120,
    lastActiveAt: now,
    visitorVisible: false,
  };
  return { ...named, ...account.change?.(named, now) };
}

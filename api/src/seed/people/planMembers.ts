import type { SeededRandom } from '../seededRandom';
import { FICTIONAL_EVERY, membersByCountry } from './countries';
import type { MemberPlan } from './MemberPlan';
import { planMember } from './planMember';
import { planTestAccount } from './planTestAccount';
import { testAccounts } from './testAccounts';

/** All 300 demo members: the named accounts first, then every country with as many women as men. */
export function planMembers(random: SeededRandom, now: number): MemberPlan[] {
  const circumstances = { random, now, taken: new Set<string>(testAccounts.map(({ name }) => name)) };
  const named = testAccounts.map((account) => planTestAccount(circumstances, account));
  let number = 0;
  const generated = Object.entries(membersByCountry).flatMap(([country, count]) =>
    Array.from({ length: count }, (_, index) => {
      number += 1;
      return planMember(circumstances, { country, gender: index % 2 === 0 ? 'female' : 'male', fictional: number % FICTIONAL_EVERY === 0 });
    }),
  );
  return [...named, ...generated];
}

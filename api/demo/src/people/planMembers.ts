import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import type { MemberPlan } from './MemberPlan';
import { planMember } from './planMember';
import { planTestAccount, testAccounts } from './testAccounts';

/** Number of generated members per country; with the named test accounts, there are 300 members in 12 countries. */
const memberCountsByCountry: Record<string, number> = {
  NL: 49,
  DE: 30,
  BE: 24,
  GB: 24,
  FR: 22,
  IT: 20,
  ES: 20,
  PL: 20,
  DK: 20,
  FI: 20,
  NO: 20,
  SE: 20,
};

/** Every tenth of the generated members is fictional. */
const FICTIONAL_INTERVAL = 10;

/** Plans all 300 demo members: the named accounts first, then alternating women and men for every country. */
export function planMembers(random: SeededRandom, now: number): MemberPlan[] {
  const context = { random, now, takenNames: new Set<string>(testAccounts.map(({ name }) => name)) };
  const namedMembers = testAccounts.map((account) => planTestAccount(context, account));
  let memberNumber = 0;
  const generatedMembers = Object.entries(memberCountsByCountry).flatMap(([country, count]) =>
    Array.from({ length: count }, (_, index) => {
      memberNumber += 1;
      return planMember(context, {
        country,
        gender: index % 2 === 0 ? 'female' : 'male',
        fictional: memberNumber % FICTIONAL_INTERVAL === 0,
      });
    }),
  );
  return [...namedMembers, ...generatedMembers];
}

import { DAY_S } from '@rendezvous/shared/contract';
import type { SeededRandom } from '../../../src/pictures/seededRandom';
import { isOrdinary, type MemberPlan, suits } from './MemberPlan';
import { testAccounts } from './testAccounts';

export interface LikePlan {
  liker: MemberPlan;
  liked: MemberPlan;
  at: number;
  isNew: boolean;
}

class LikeList {
  readonly likes: LikePlan[] = [];
  private readonly pairs = new Set<string>();

  constructor(
    private readonly random: SeededRandom,
    private readonly now: number,
  ) {}

  /** Adds a like at a random time, unless it already exists; fictional members never like anyone. */
  add(liker: MemberPlan, liked: MemberPlan, isNew = this.random.chance(0.25)): void {
    const pair = `${liker.id} ${liked.id}`;
    if (liker.fictional || this.pairs.has(pair)) return;
    this.pairs.add(pair);
    const since = Math.max(liker.signupAt, liked.signupAt, this.now - 60 * DAY_S);
    this.likes.push({ liker, liked, at: this.random.int(since, this.now - 60), isNew });
  }
}

/** Plans who likes whom: mostly people in the same country, sometimes mutually, and a fixed number of likes for the named accounts. */
export function planLikes(random: SeededRandom, now: number, members: readonly MemberPlan[]): LikePlan[] {
  const list = new LikeList(random, now);
  const ordinary = members.filter(isOrdinary);
  for (const liker of ordinary.filter(({ fictional }) => !fictional)) {
    const candidates = ordinary.filter((other) => suits(liker, other) && (other.country === liker.country || random.chance(0.12)));
    for (const liked of random.sample(candidates, random.int(3, 9))) {
      list.add(liker, liked);
      if (random.chance(0.25)) list.add(liked, liker);
    }
  }
  for (const account of testAccounts) {
    const member = members.find(({ name }) => name === account.name);
    const admirers = ordinary.filter((other) => member && !other.fictional && suits(other, member));
    random
      .sample(admirers, account.likesReceived)
      .forEach((liker, index) => member && list.add(liker, member, index < account.likesReceived / 2));
  }
  return list.likes;
}

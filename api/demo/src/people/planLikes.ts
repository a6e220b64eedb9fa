import { DAY_S } from '@rendezvous/shared/contract';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { isOrdinary, type MemberPlan, areCompatible } from './MemberPlan';
import { testAccounts } from './testAccounts';

export interface LikePlan {
  liker: MemberPlan;
  liked: MemberPlan;
  at: number;
  isNew: boolean;
}

class LikeList {
  readonly likes: LikePlan[] = [];
  private readonly pairKeys = new Set<string>();

  constructor(
    private readonly random: SeededRandom,
    private readonly now: number,
  ) {}

  /** Adds a like at a random time, unless it already exists; fictional members never like anyone. */
  add(liker: MemberPlan, liked: MemberPlan, isNew = this.random.chance(0.25)): void {
    const pairKey = `${liker.id} ${liked.id}`;
    if (liker.fictional || this.pairKeys.has(pairKey)) return;
    this.pairKeys.add(pairKey);
    const earliest = Math.max(liker.signupAt, liked.signupAt, this.now - 60 * DAY_S);
    this.likes.push({ liker, liked, at: this.random.int(earliest, this.now - 60), isNew });
  }
}

/** Plans who likes whom: mostly people in the same country, sometimes mutually, and additional likes for the named accounts. */
export function planLikes(random: SeededRandom, now: number, members: readonly MemberPlan[]): LikePlan[] {
  const likeList = new LikeList(random, now);
  const ordinaryMembers = members.filter(isOrdinary);
  for (const liker of ordinaryMembers.filter(({ fictional }) => !fictional)) {
    const candidates = ordinaryMembers.filter(
      (other) => areCompatible(liker, other) && (other.country === liker.country || random.chance(0.12)),
    );
    for (const liked of random.sample(candidates, random.int(3, 9))) {
      likeList.add(liker, liked);
      if (random.chance(0.25)) likeList.add(liked, liker);
    }
  }
  for (const account of testAccounts) {
    const member = members.find(({ name }) => name === account.name);
    const admirers = ordinaryMembers.filter((other) => member && !other.fictional && areCompatible(other, member));
    random
      .sample(admirers, account.likesReceived)
      .forEach((liker, index) => member && likeList.add(liker, member, index < account.likesReceived / 2));
  }
  return likeList.likes;
}

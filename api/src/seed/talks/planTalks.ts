import { FREE_CONVERSATIONS } from '@rendezvous/shared/contract';
import { isOrdinary } from '../people/isOrdinary';
import type { MemberPlan } from '../people/MemberPlan';
import { suits } from '../people/suits';
import { testAccounts } from '../people/testAccounts';
import type { SeededRandom } from '../seededRandom';
import { planTalk } from './planTalk';
import type { TalkPlan } from './TalkPlan';

/** Conversations between generated members. */
const TALKS = 170;
/** Of the starters so many never start more than a free member may. */
const CAREFUL = 0.6;

class TalkBook {
  readonly talks: TalkPlan[] = [];
  private readonly pairs = new Set<string>();
  private readonly starts = new Map<MemberPlan, number>();

  constructor(private readonly careful: (member: MemberPlan) => boolean) {}

  /** Fictional members never start a conversation; a pair has one only. */
  isFree(starter: MemberPlan, other: MemberPlan): boolean {
    const started = this.starts.get(starter) ?? 0;
    return (
      !starter.fictional &&
      !this.pairs.has([starter.id, other.id].sort().join()) &&
      !(this.careful(starter) && started >= FREE_CONVERSATIONS)
    );
  }

  add(talk: TalkPlan): void {
    this.pairs.add([talk.starter.id, talk.other.id].sort().join());
    this.starts.set(talk.starter, (this.starts.get(talk.starter) ?? 0) + 1);
    this.talks.push(talk);
  }
}

function addNamed(book: TalkBook, random: SeededRandom, now: number, members: readonly MemberPlan[]): void {
  for (const { name, wrote, received } of testAccounts) {
    const me = members.find((member) => member.name === name);
    if (!me) continue;
    const isNamed = (member: MemberPlan) => testAccounts.some((account) => account.name === member.name);
    const partners = random.sample(
      members.filter((other) => isOrdinary(other) && !other.fictional && !isNamed(other) && suits(me, other)),
      wrote.length + received,
    );
    wrote.forEach((own, index) => {
      const other = partners[index];
      if (other) book.add(planTalk(random, now, { starter: me, other, language: 'en', own, waiting: index === wrote.length - 1 }));
    });
    for (const starter of partners.slice(wrote.length))
      book.add(planTalk(random, now, { starter, other: me, language: 'en', own: 1, waiting: true }));
  }
}

/** All conversations: those of the named accounts, and many between members who speak the same language. */
export function planTalks(random: SeededRandom, now: number, members: readonly MemberPlan[]): TalkPlan[] {
  const spenders = new Set(members.filter(() => random.chance(1 - CAREFUL)));
  const book = new TalkBook((member) => !spenders.has(member) && !testAccounts.some(({ name }) => name === member.name));
  addNamed(book, random, now, members);
  const ordinary = members.slice(testAccounts.length).filter(isOrdinary);
  for (let count = 0; count < TALKS; count += 1) {
    const starter = random.pick(ordinary);
    const fitting = ordinary.filter((other) => other.language === starter.language && suits(starter, other) && book.isFree(starter, other));
    if (fitting.length > 0) book.add(planTalk(random, now, { starter, other: random.pick(fitting), language: starter.language }));
  }
  return book.talks;
}

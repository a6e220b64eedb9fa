import { DAY_S, FREE_CONVERSATIONS, type Locale } from '@rendezvous/shared/contract';
import type { SeededRandom } from '../../../src/pictures/seededRandom';
import { isOrdinary, type MemberPlan, suits } from '../people/MemberPlan';
import { testAccounts } from '../people/testAccounts';
import { textsByLanguage } from '../texts/textsByLanguage';
import type { TalkPlan } from './TalkPlan';

const HOUR_S = 3600;

interface TalkWish {
  starter: MemberPlan;
  other: MemberPlan;
  language: Locale;
  /** Number of messages that the starter writes, at most 4; without it the whole dialogue is written. */
  starterMessages?: number;
  /** True for a dialogue that ends with an unread message of the starter. */
  endsUnread?: boolean;
}

const hex = (random: SeededRandom, length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

const uuid = (random: SeededRandom) => `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`;

function pickLines(random: SeededRandom, { other, language, starterMessages, endsUnread }: TalkWish): string[] {
  const talks = textsByLanguage[language].talks;
  if (starterMessages === undefined) return [...random.pick(talks)].slice(0, other.fictional ? 1 : undefined);
  const longTalks = talks.filter(({ length }) => length >= starterMessages * 2 - 1);
  // Nobody answers for a fictional member, so the starter's first message remains unanswered.
  return random.pick(longTalks).slice(0, other.fictional ? 1 : endsUnread ? starterMessages * 2 - 1 : starterMessages * 2);
}

/** Plans a short conversation between two members within the last 45 days, after both have signed up. */
function planTalk(random: SeededRandom, now: number, wish: TalkWish): TalkPlan {
  const { starter, other } = wish;
  const lines = pickLines(random, wish);
  const earliest = Math.max(starter.signupAt, other.signupAt) + 600;
  const beginsAt = random.int(Math.max(earliest, now - 45 * DAY_S), Math.max(earliest + 60, now - HOUR_S));
  const step = Math.max(30, Math.min(5 * HOUR_S, (now - 60 - beginsAt) / (lines.length + 1)));
  let at = beginsAt;
  const messages = lines.map((body, index) => {
    at = Math.min(now - 5, at + Math.ceil(step * random.between(0.1, 0.9)));
    const sender = index % 2 === 0 ? starter : other;
    return { id: random.id(16), clientId: uuid(random), sender, type: 'text' as const, body, content: null, cost: 1, artSeed: null, at };
  });
  const last = messages.at(-1);
  const receiver = last?.sender === starter ? other : starter;
  return { id: random.id(16), starter, other, messages, unreadBy: wish.endsUnread || random.chance(0.4) ? receiver : null };
}

/** Number of attempts to plan a conversation between generated members. */
const TALK_ATTEMPTS = 170;

/** Share of starters who never start more conversations than a free member may. */
const CAREFUL_SHARE = 0.6;

class TalkBook {
  readonly talks: TalkPlan[] = [];
  private readonly pairs = new Set<string>();
  private readonly startCounts = new Map<MemberPlan, number>();

  constructor(private readonly careful: (member: MemberPlan) => boolean) {}

  /** Whether `starter` may write first: not if fictional, if the pair has a conversation, or if frugal and at the free limit. */
  isFree(starter: MemberPlan, other: MemberPlan): boolean {
    const startCount = this.startCounts.get(starter) ?? 0;
    return (
      !starter.fictional &&
      !this.pairs.has([starter.id, other.id].sort().join()) &&
      !(this.careful(starter) && startCount >= FREE_CONVERSATIONS)
    );
  }

  add(talk: TalkPlan): void {
    this.pairs.add([talk.starter.id, talk.other.id].sort().join());
    this.startCounts.set(talk.starter, (this.startCounts.get(talk.starter) ?? 0) + 1);
    this.talks.push(talk);
  }
}

function addNamedTalks(book: TalkBook, random: SeededRandom, now: number, members: readonly MemberPlan[]): void {
  for (const { name, wrote, received } of testAccounts) {
    const me = members.find((member) => member.name === name);
    if (!me) continue;
    const isNamed = (member: MemberPlan) => testAccounts.some((account) => account.name === member.name);
    const partners = random.sample(
      members.filter((other) => isOrdinary(other) && !other.fictional && !isNamed(other) && suits(me, other)),
      wrote.length + received,
    );
    wrote.forEach((starterMessages, index) => {
      const other = partners[index];
      if (other)
        book.add(planTalk(random, now, { starter: me, other, language: 'en', starterMessages, endsUnread: index === wrote.length - 1 }));
    });
    for (const starter of partners.slice(wrote.length))
      book.add(planTalk(random, now, { starter, other: me, language: 'en', starterMessages: 1, endsUnread: true }));
  }
}

/** Plans all conversations: those of the named accounts, and many between members who speak the same language. */
export function planTalks(random: SeededRandom, now: number, members: readonly MemberPlan[]): TalkPlan[] {
  const spenders = new Set(members.filter(() => random.chance(1 - CAREFUL_SHARE)));
  const book = new TalkBook((member) => !spenders.has(member) && !testAccounts.some(({ name }) => name === member.name));
  addNamedTalks(book, random, now, members);
  const ordinary = members.slice(testAccounts.length).filter(isOrdinary);
  for (let count = 0; count < TALK_ATTEMPTS; count += 1) {
    const starter = random.pick(ordinary);
    const partners = ordinary.filter(
      (other) => other.language === starter.language && suits(starter, other) && book.isFree(starter, other),
    );
    if (partners.length > 0) book.add(planTalk(random, now, { starter, other: random.pick(partners), language: starter.language }));
  }
  return book.talks;
}

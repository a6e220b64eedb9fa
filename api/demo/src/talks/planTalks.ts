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
  /** Maximum number of messages of the starter, at most 4; without it the whole dialogue is written. */
  own?: number;
  /** The last message is the starter's and still unread. */
  waiting?: boolean;
}

const hex = (random: SeededRandom, length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

const uuid = (random: SeededRandom) => `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`;

function linesOf(random: SeededRandom, { other, language, own, waiting }: TalkWish): string[] {
  const talks = textsByLanguage[language].talks;
  if (own === undefined) return [...random.pick(talks)].slice(0, other.fictional ? 1 : undefined);
  const long = talks.filter(({ length }) => length >= own * 2 - 1);
  // Nobody answers for a fictional member, so the starter's first message remains alone.
  return random.pick(long).slice(0, other.fictional ? 1 : waiting ? own * 2 - 1 : own * 2);
}

/** A short conversation of two members within the last weeks, after both have signed up. */
function planTalk(random: SeededRandom, now: number, wish: TalkWish): TalkPlan {
  const { starter, other } = wish;
  const lines = linesOf(random, wish);
  const earliest = Math.max(starter.signupAt, other.signupAt) + 600;
  const begin = random.int(Math.max(earliest, now - 45 * DAY_S), Math.max(earliest + 60, now - HOUR_S));
  const step = Math.max(30, Math.min(5 * HOUR_S, (now - 60 - begin) / (lines.length + 1)));
  let at = begin;
  const messages = lines.map((body, index) => {
    at = Math.min(now - 5, at + Math.ceil(step * random.between(0.1, 0.9)));
    const sender = index % 2 === 0 ? starter : other;
    return { id: random.id(16), clientId: uuid(random), sender, type: 'text' as const, body, content: null, cost: 1, artSeed: null, at };
  });
  const last = messages.at(-1);
  const receiver = last?.sender === starter ? other : starter;
  return { id: random.id(16), starter, other, messages, unreadBy: wish.waiting || random.chance(0.4) ? receiver : null };
}

/** Conversations between generated members. */
const TALKS = 170;

/** Share of starters who never start more conversations than a free member may. */
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

import type { Locale } from '@rendezvous/shared/contract';
import type { MemberPlan } from '../people/MemberPlan';
import type { SeededRandom } from '../seededRandom';
import { textsByLanguage } from '../texts/textsByLanguage';
import type { TalkPlan } from './TalkPlan';

const HOUR_S = 3600;
const DAY_S = 86_400;

export interface TalkWish {
  starter: MemberPlan;
  other: MemberPlan;
  language: Locale;
  /** Messages of the starter, at most 4; without it the whole dialogue is written. */
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
  // Nobody answers for a fictional member, so there the starter's first message stays alone.
  return random.pick(long).slice(0, other.fictional ? 1 : waiting ? own * 2 - 1 : own * 2);
}

/** A short conversation of two members within the last weeks, after both have signed up. */
export function planTalk(random: SeededRandom, now: number, wish: TalkWish): TalkPlan {
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

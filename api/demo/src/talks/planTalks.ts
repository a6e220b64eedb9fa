import { DAY_S, FREE_CONVERSATIONS, type Locale } from '@rendezvous/shared/contract';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { isOrdinary, type MemberPlan, areCompatible } from '../people/MemberPlan';
import { testAccounts } from '../people/testAccounts';
import { textsByLanguage } from '../texts/textsByLanguage';
import type { TalkPlan } from './TalkPlan';

const HOUR_S = 3600;

interface TalkSpec {
  starter: MemberPlan;
  other: MemberPlan;
  language: Locale;
  /** Number of messages that the starter writes, at most 4; if absent, the whole dialogue is written. */
  starterMessageCount?: number;
  /** True for a dialogue that ends with an unread message from the starter. */
  endsUnread?: boolean;
}

const createHex = (random: SeededRandom, length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

const createUuid = (random: SeededRandom) =>
  `${createHex(random, 8)}-${createHex(random, 4)}-4${createHex(random, 3)}-a${createHex(random, 3)}-${createHex(random, 12)}`;

function pickLines(random: SeededRandom, { other, language, starterMessageCount, endsUnread }: TalkSpec): string[] {
  const dialogues = textsByLanguage[language].talks;
  if (starterMessageCount === undefined) return [...random.pick(dialogues)].slice(0, other.fictional ? 1 : undefined);
  const longDialogues = dialogues.filter(({ length }) => length >= starterMessageCount * 2 - 1);
  // Nobody answers for a fictional member, so the starter's first message remains unanswered.
  return random.pick(longDialogues).slice(0, other.fictional ? 1 : endsUnread ? starterMessageCount * 2 - 1 : starterMessageCount * 2);
}

/** Plans a short conversation between two members within the last 45 days, after both have signed up. */
function planTalk(random: SeededRandom, now: number, spec: TalkSpec): TalkPlan {
  const { starter, other } = spec;
  const lines = pickLines(random, spec);
  const earliestStart = Math.max(starter.signupAt, other.signupAt) + 600;
  const beginsAt = random.int(Math.max(earliestStart, now - 45 * DAY_S), Math.max(earliestStart + 60, now - HOUR_S));
  const step = Math.max(30, Math.min(5 * HOUR_S, (now - 60 - beginsAt) / (lines.length + 1)));
  let at = beginsAt;
  const messages = lines.map((body, index) => {
    at = Math.min(now - 5, at + Math.ceil(step * random.between(0.1, 0.9)));
    const sender = index % 2 === 0 ? starter : other;
    return {
      id: random.id(16),
      clientId: createUuid(random),
      sender,
      type: 'text' as const,
      body,
      content: null,
      cost: 1,
      artSeed: null,
      at,
    };
  });
  const lastMessage = messages.at(-1);
  const receiver = lastMessage?.sender === starter ? other : starter;
  return { id: random.id(16), starter, other, messages, unreadBy: spec.endsUnread || random.chance(0.4) ? receiver : null };
}

/** Number of attempts to plan a conversation between generated members. */
const TALK_ATTEMPTS = 170;

/** Share of starters who never start more conversations than a free member may. */
const FRUGAL_SHARE = 0.6;

class TalkRegistry {
  readonly talks: TalkPlan[] = [];
  private readonly pairs = new Set<string>();
  private readonly startCounts = new Map<MemberPlan, number>();

  constructor(private readonly isFrugal: (member: MemberPlan) => boolean) {}

  /** False if `starter` is fictional, already has a conversation with `other`, or is frugal and at the free limit. */
  canStart(starter: MemberPlan, other: MemberPlan): boolean {
    const startCount = this.startCounts.get(starter) ?? 0;
    return (
      !starter.fictional &&
      !this.pairs.has([starter.id, other.id].sort().join()) &&
      !(this.isFrugal(starter) && startCount >= FREE_CONVERSATIONS)
    );
  }

  add(talk: TalkPlan): void {
    this.pairs.add([talk.starter.id, talk.other.id].sort().join());
    this.startCounts.set(talk.starter, (this.startCounts.get(talk.starter) ?? 0) + 1);
    this.talks.push(talk);
  }
}

function addNamedTalks(registry: TalkRegistry, random: SeededRandom, now: number, members: readonly MemberPlan[]): void {
  for (const { name, startedMessageCounts, receivedConversationCount } of testAccounts) {
    const me = members.find((member) => member.name === name);
    if (!me) continue;
    const isNamedAccount = (member: MemberPlan) => testAccounts.some((account) => account.name === member.name);
    const partners = random.sample(
      members.filter((other) => isOrdinary(other) && !other.fictional && !isNamedAccount(other) && areCompatible(me, other)),
      startedMessageCounts.length + receivedConversationCount,
    );
    startedMessageCounts.forEach((starterMessageCount, index) => {
      const other = partners[index];
      if (other)
        registry.add(
          planTalk(random, now, {
            starter: me,
            other,
            language: 'en',
            starterMessageCount,
            endsUnread: index === startedMessageCounts.length - 1,
          }),
        );
    });
    for (const starter of partners.slice(startedMessageCounts.length))
      registry.add(planTalk(random, now, { starter, other: me, language: 'en', starterMessageCount: 1, endsUnread: true }));
  }
}

/** Plans all conversations: those of the named accounts, and many between members who speak the same language. */
export function planTalks(random: SeededRandom, now: number, members: readonly MemberPlan[]): TalkPlan[] {
  const spenders = new Set(members.filter(() => random.chance(1 - FRUGAL_SHARE)));
  const registry = new TalkRegistry((member) => !spenders.has(member) && !testAccounts.some(({ name }) => name === member.name));
  addNamedTalks(registry, random, now, members);
  const ordinaryMembers = members.slice(testAccounts.length).filter(isOrdinary);
  for (let attempt = 0; attempt < TALK_ATTEMPTS; attempt += 1) {
    const starter = random.pick(ordinaryMembers);
    const partners = ordinaryMembers.filter(
      (other) => other.language === starter.language && areCompatible(starter, other) && registry.canStart(starter, other),
    );
    if (partners.length > 0) registry.add(planTalk(random, now, { starter, other: random.pick(partners), language: starter.language }));
  }
  return registry.talks;
}

import type { GiftKey } from '@rendezvous/shared/contract';
import { decodeArtSeed, encodeArtSeed } from '../../../src/pictures/figure/artSeed';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { GIF_MOTIFS, GIF_PALETTES } from '../../../src/ports/drawGif';
import { presentBundledGif } from '../../../src/ports/createBundledGifs';
import type { MemberPlan } from '../people/MemberPlan';
import { testAccounts } from '../people/testAccounts';
import { PORTRAIT_RATIO } from '../portraits/renderPortrait';
import type { MessagePlan, TalkPlan } from './TalkPlan';

/** In conversations that no named account started, the share of replies that are converted to another type. */
const CONVERTED_SHARE = 0.14;

/** Index of a person's first picture that appears in no profile; profiles have at most six. */
const FIRST_PRIVATE_PHOTO = 20;

/** Gifts that cost two credits in the default settings. */
const TWO_CREDIT_GIFTS: readonly GiftKey[] = ['rose', 'chocolate', 'coffee'];

type Conversion = (random: SeededRandom, message: MessagePlan) => MessagePlan;

const convertToPhoto: Conversion = (random, message) => {
  const seed = message.sender.photos[0]?.artSeed;
  if (seed === undefined) return message;
  const artSeed = encodeArtSeed({ ...decodeArtSeed(seed), photo: FIRST_PRIVATE_PHOTO + random.int(0, 9) });
  return { ...message, type: 'photo', body: '', content: { photo: { id: random.id(16), ratio: PORTRAIT_RATIO } }, cost: 2, artSeed };
};

const convertToGift: Conversion = (random, message) => ({
  ...message,
  type: 'gift',
  body: '',
  content: { gift: random.pick(TWO_CREDIT_GIFTS) },
  cost: 2,
});

const convertToGif: Conversion = (random, message) => {
  const motif = random.pick(GIF_MOTIFS);
  const item = { id: `${motif}-${random.pick(GIF_PALETTES).key}`, motif };
  return { ...message, type: 'gif', body: '', content: { gif: presentBundledGif(item, message.sender.language) } };
};

const CONVERSIONS = [convertToPhoto, convertToGift, convertToGif];

const isNamedAccount = ({ name }: MemberPlan): boolean => testAccounts.some((account) => account.name === name);

/**
 * Turns some replies into photos, gifts and GIFs. In each conversation that a named account started, the first reply is always converted,
 * so that people who try the product see every type; the named accounts themselves send only text, since their credits are documented.
 */
export function convertReplies(random: SeededRandom, talks: readonly TalkPlan[]): TalkPlan[] {
  let conversionCount = 0;
  return talks.map((talk) => {
    const isStarterNamed = isNamedAccount(talk.starter);
    const messages = talk.messages.map((message, index) => {
      const isReply = index > 0 && !isNamedAccount(message.sender);
      if (!isReply || !(isStarterNamed ? index === 1 : random.chance(CONVERTED_SHARE))) return message;
      conversionCount += 1;
      return CONVERSIONS[conversionCount % CONVERSIONS.length]?.(random, message) ?? message;
    });
    return { ...talk, messages };
  });
}

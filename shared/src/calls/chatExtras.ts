import { type Static, Type } from 'typebox';
import { GIFTS, GIF_LOCALES, type GiftKey, ICEBREAKERS } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { InterestKeySchema } from './profiles';

const GIFT_KEYS: GiftKey[] = GIFTS.map(({ key }) => key);

export const GiftKeySchema = Type.Enum(GIFT_KEYS);

/** A GIF from the catalogue; both URLs point to our own site. */
export const GifSchema = strictObject({
  id: Type.String(),
  filename: Type.String(),
  /** URL of the still version, shown to users who prefer reduced motion. */
  still: Type.String(),
  /** Width divided by height. */
  ratio: Type.Number(),
  /** Description of the image, used as its alternative text. */
  title: Type.String(),
});
export type Gif = Static<typeof GifSchema>;

/** The id that the provider assigned to a GIF. */
export const GifId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** An icebreaker, identified by its key; `interest` is the interest it is about, null for a general icebreaker. */
export const IcebreakerSchema = strictObject({ key: Type.Enum(ICEBREAKERS), interest: nullable(InterestKeySchema) });
export type Icebreaker = Static<typeof IcebreakerSchema>;

/** A gift with its price on a domain, in credits. */
export const GiftSchema = strictObject({ key: GiftKeySchema, credits: Type.Integer() });
export type Gift = Static<typeof GiftSchema>;

/** Lists the gifts with their prices on the domain. */
export const listGifts = call('GET /api/gifts.php', {
  access: 'member',
  tag: 'chat',
  reply: strictObject({ gifts: Type.Array(GiftSchema) }),
});

/** Lists icebreakers for a first message to a member. */
export const listIcebreakers = call('GET /api/icebreakers.php', {
  access: 'member',
  tag: 'chat',
  showsMembers: true,
  errors: ['blocked_by_member', 'not_found'],
  query: strictObject({ profile_id: OpaqueId }),
  reply: strictObject({ icebreakers: Type.Array(IcebreakerSchema) }),
});

/** Searches GIFs by keywords in the given language, 24 per page. */
export const searchGifs = call('GET /api/gifs.php', {
  access: 'member',
  tag: 'chat',
  limit: { max: 60, seconds: 60 },
  query: strictObject({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    locale: Type.Enum(Object.values(GIF_LOCALES)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  reply: strictObject({ gifs: Type.Array(GifSchema), page: Type.Integer(), pages: Type.Integer() }),
});

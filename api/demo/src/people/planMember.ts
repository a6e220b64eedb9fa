import { DAY_S, type Gender, type InterestKey, INTERESTS, SEXUALITIES_BY_GENDER, type Sexuality } from '@rendezvous/shared/contract';
import { type ArtSeed, encodeArtSeed } from '../../../src/pictures/figure/artSeed';
import { getLook } from '../../../src/pictures/figure/getLook';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { textsByLanguage } from '../texts/textsByLanguage';
import type { MemberPlan } from './MemberPlan';
import { firstNames, createUsername } from './splitNames';
import { type Place, placesByCountry } from './placesByCountry';

const YEAR_S = 365.2425 * DAY_S;

export interface PlanContext {
  random: SeededRandom;
  now: number;
  /** Usernames already in use, in lower case. */
  takenNames: Set<string>;
}

/** Attributes that are fixed rather than random. */
export interface MemberSpec {
  country: string;
  gender: Gender;
  fictional: boolean;
}

const SKIN_TONES = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7];

const NORTHERN_COUNTRIES = ['NL', 'DE', 'DK', 'FI', 'NO', 'SE', 'PL', 'GB'];

const BLOND = 0;

const BROWN = 1;

const BLACK = 2;

const RED = 3;

const GREY = 4;

const BALD = 5;

const DYED = 6;

function pickAge(random: SeededRandom): number {
  const [from = 21, to = 29] = random.pick([
    [21, 29],
    [21, 29],
    [24, 34],
    [30, 39],
    [30, 39],
    [35, 44],
    [40, 49],
    [45, 56],
    [50, 60],
    [58, 68],
  ]);
  return random.int(from, to);
}

function pickAgedHair(random: SeededRandom, gender: Gender, ageBand: number): number | undefined {
  if (gender === 'male' && ageBand > 0 && random.chance(0.06 + ageBand * 0.04)) return BALD;
  return ageBand > 2 && random.chance(0.25 + (ageBand - 3) * 0.35) ? GREY : undefined;
}

function pickHair(random: SeededRandom, gender: Gender, country: string, skin: number, ageBand: number): number {
  const agedHair = pickAgedHair(random, gender, ageBand);
  if (agedHair !== undefined) return agedHair;
  if (skin > 3) return random.chance(0.85) ? BLACK : BROWN;
  if (gender === 'female' && ageBand < 3 && random.chance(0.05)) return DYED;
  if (skin === 3) return random.pick([BLACK, BROWN, BROWN]);
  return random.pick(
    NORTHERN_COUNTRIES.includes(country)
      ? [BLOND, BLOND, BLOND, BROWN, BROWN, BROWN, BLACK, RED]
      : [BLOND, BROWN, BROWN, BROWN, BROWN, BLACK, BLACK, RED],
  );
}

function pickSexuality(random: SeededRandom, gender: Gender): Sexuality {
  const [, sameSex = 'bi'] = SEXUALITIES_BY_GENDER[gender];
  return random.pick<Sexuality>([...Array<Sexuality>(15).fill('hetero'), 'bi', 'bi', 'bi', sameSex, sameSex]);
}

function pickInterests(random: SeededRandom): InterestKey[] {
  const ordinaryInterests = INTERESTS.filter(({ sensitive }) => !sensitive).map(({ key }) => key);
  const sensitiveInterests = INTERESTS.filter(({ sensitive }) => sensitive).map(({ key }) => key);
  return [...random.sample(ordinaryInterests, random.int(4, 9)), ...random.sample(sensitiveInterests, random.pick([0, 0, 0, 1, 2, 3]))];
}

function pickProfileTexts(random: SeededRandom, { language }: Place): Pick<MemberPlan, 'aboutMe' | 'lookingFor'> {
  const texts = textsByLanguage[language];
  const aboutSentences = [
    random.pick(texts.life),
    random.pick(texts.joys),
    ...(random.chance(0.65) ? [random.pick(texts.closingRemarks)] : []),
  ];
  return { aboutMe: aboutSentences.join(' '), lookingFor: random.chance(0.92) ? random.pick(texts.partnerWishes) : null };
}

function planPhotos(random: SeededRandom, art: Omit<ArtSeed, 'photo'>): MemberPlan['photos'] {
  return Array.from({ length: random.int(2, 6) }, (_, photo) => ({
    id: random.id(16),
    artSeed: encodeArtSeed({ ...art, photo }),
    status: 'approved' as const,
  }));
}

/** Picks the unix time of a member's last activity; at least a day ago for a fictional profile, which is never online. */
function pickLastActiveAt(random: SeededRandom, now: number, fictional: boolean): number {
  const [from, to] = fictional
    ? [DAY_S, 21 * DAY_S]
    : random.pick([
        [0, 500],
        [0, 500],
        [900, DAY_S],
        [900, DAY_S],
        [DAY_S, 6 * DAY_S],
        [DAY_S, 6 * DAY_S],
        [7 * DAY_S, 40 * DAY_S],
      ] as const);
  return now - random.int(from, to);
}

function pickAttributes(random: SeededRandom, art: Omit<ArtSeed, 'photo'>, gender: Gender) {
  const look = getLook({ ...art, photo: 0 }, gender);
  return {
    hair_color: look.hair.name,
    eye_color: look.eyeColor.name,
    body_type: random.chance(0.9) ? look.build.name : null,
    relationship_status: random.pick([
      'single',
      'single',
      'single',
      'single',
      'divorced',
      'divorced',
      'open_relationship',
      'relationship',
      'complicated',
      'widowed',
      null,
    ] as const),
    tattoos: random.pick(['none', 'none', 'none', 'few', 'few', 'many', null] as const),
  };
}

/** Plans an ordinary active member whose pictures match the profile's attributes. */
export function planMember({ random, now, takenNames }: PlanContext, { country, gender, fictional }: MemberSpec): MemberPlan {
  const age = pickAge(random);
  const ageBand = Math.min(4, Math.floor((age - 20) / 10));
  const skin = random.pick(SKIN_TONES);
  const art = { person: random.int(0, 131_071), ageBand, skin, hair: pickHair(random, gender, country, skin, ageBand) };
  const bornAt = now - Math.floor((age + random.between(0.02, 0.98)) * YEAR_S);
  const place = random.pick(placesByCountry[country] ?? []);
  const nameChoices = firstNames[skin > 3 && random.chance(0.7) ? 'world' : country]?.[gender] ?? [];
  const name = createUsername(random, random.pick(nameChoices), new Date(bornAt * 1000).getUTCFullYear(), takenNames);
  const id = random.id(16);
  const signupAt = now - random.int(3 * DAY_S, 600 * DAY_S);
  return {
    id,
    name,
    email: `${id.toLowerCase()}@members.rendezvous.example`,
    gender,
    sexuality: pickSexuality(random, gender),
    dateOfBirth: new Date(bornAt * 1000).toISOString().slice(0, 10),
    country,
    ...place,
    ...pickAttributes(random, art, gender),
    ...pickProfileTexts(random, place),
    interests: pickInterests(random),
    photos: planPhotos(random, art),
    fictional,
    verified: !fictional && random.chance(0.28),
    visitorVisible: random.chance(0.75),
    signupAt,
    confirmedAt: signupAt + 600,
    lastActiveAt: Math.max(signupAt, pickLastActiveAt(random, now, fictional)),
    deletesAt: null,
    status: 'active',
    profileStatus: 'active',
    role: 'member',
    invisible: false,
    notificationsDisabled: [],
  };
}

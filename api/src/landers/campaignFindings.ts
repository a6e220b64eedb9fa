import {
  GENDERS,
  type LanderCampaign,
  type LanderFinding,
  LOCALES,
  NICHES,
  PARAM_PATTERNS,
  PREVIEW_PREFIX,
} from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { landers } from '../content/landers/landers';
import { CLIP_NAMES, SCENE_NAMES } from '../pictures/scenes/sceneNames';
import { getLanderPath } from './campaign';
import { checkVariants } from './checkVariants';
import { checkLocaleTexts, TEXT_FIELDS } from './findTextProblems';
import { findOptionProblems, findUnknownFields, isObject } from './shapeFindings';

const UTC_TIME_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

const SCHEDULE_FIELDS = ['from', 'until'] as const;

/** False for days such as 30 February, which JavaScript turns into a day in March. */
const isCalendarDate = (time: string): boolean => new Date(time).toISOString().startsWith(time.slice(0, 'yyyy-mm-dd'.length));

const isUtcTime = (value: unknown): value is string =>
  typeof value === 'string' && UTC_TIME_PATTERN.test(value) && !Number.isNaN(Date.parse(value)) && isCalendarDate(value);

/** Findings for a schedule; a campaign without one is shown as long as it is live. */
function checkSchedule(schedule: unknown): LanderFinding[] {
  if (schedule === undefined) return [];
  if (!isObject(schedule)) return [{ path: 'schedule', problem: 'has from, until or both; leave it out to show the campaign at once' }];
  const { from, until } = schedule;
  const invalidFields = SCHEDULE_FIELDS.filter((end) => schedule[end] !== undefined && !isUtcTime(schedule[end]));
  const isReversed = isUtcTime(from) && isUtcTime(until) && Date.parse(until) <= Date.parse(from);
  return [
    ...findUnknownFields(schedule, SCHEDULE_FIELDS, 'schedule.'),
    ...invalidFields.map((end) => ({ path: `schedule.${end}`, problem: 'is not a UTC time, for example 2026-12-01T00:00:00Z' })),
    ...(isReversed ? [{ path: 'schedule.until', problem: 'is not after from' }] : []),
  ];
}

/** Findings for a campaign's texts, such as missing languages, excessive length and untrue claims. */
function checkTexts(texts: unknown): LanderFinding[] {
  if (!isObject(texts)) return [{ path: 'texts', problem: 'are missing' }];
  return [
    ...findUnknownFields(texts, LOCALES, 'texts.'),
    ...LOCALES.flatMap((locale) => checkLocaleTexts(texts, locale, { fields: TEXT_FIELDS, path: 'texts' })),
  ];
}

const CAMPAIGN_FIELDS = ['name', 'slug', 'image', 'images', 'niche', 'gender', 'texts', 'schedule', 'variants'];

const SLUG_PATTERN = new RegExp(PARAM_PATTERNS['slug'] ?? '');
/** Landers that show a clip instead of a picture. */
const CLIP_LANDERS = ['video', 'transitionsvideolanding'];

const getImageNames = (name: unknown): readonly string[] => (CLIP_LANDERS.includes(String(name)) ? CLIP_NAMES : SCENE_NAMES);

/** Problems with a campaign's additional pictures; a lander that shows one picture must have none, since they would have no effect. */
function findImageSetProblems(name: unknown, images: unknown): string[] {
  if (images === undefined) return [];
  if (!Array.isArray(images)) return ['is not a list of names; leave it out for the pictures of the lander'];
  const { names, max } = landers.get(String(name))?.imageSet ?? { names: [], max: 0 };
  if (max === 0) return images.length === 0 ? [] : [`must be empty: ${String(name)} shows one picture`];
  return [
    ...images.flatMap((image: unknown) => findOptionProblems(image, names)),
    ...(images.length > max ? [`has ${images.length} names; ${String(name)} has room for ${max}`] : []),
    ...(new Set(images).size < images.length ? ['names one of them twice'] : []),
  ];
}

function findNicheProblems(name: unknown, niche: unknown): string[] {
  if (niche === undefined || niche === null) return [];
  const problems = findOptionProblems(niche, [...Object.values(NICHES), null]);
  if (problems.length > 0) return problems;
  return landers.get(String(name))?.members ? [] : [`must be null: ${String(name)} shows no members, and its picture is named by image`];
}

function findSlugProblems(name: unknown, slug: unknown): string[] {
  if (typeof slug !== 'string' || !SLUG_PATTERN.test(slug)) return ['must be at most 64 lowercase letters, digits and hyphens'];
  if (slug.startsWith(PREVIEW_PREFIX)) return [`begins with ${PREVIEW_PREFIX}, as previews do`];
  const hasSingleUrl = landers.has(String(name)) && getLanderPath(String(name)) === undefined;
  return hasSingleUrl && slug !== 'default' ? [`must be default: ${String(name)} has one address only`] : [];
}

/** Findings for an untrusted campaign; empty for a valid `LanderCampaign`. */
export function campaignFindings(campaign: unknown): LanderFinding[] {
  if (!isObject(campaign)) return [{ path: '', problem: 'is not an object' }];
  const { name, slug, image, images, niche, gender, texts, schedule } = campaign;
  const toFindings = (path: string, problems: string[]): LanderFinding[] => problems.map((problem) => ({ path, problem }));
  return [
    ...findUnknownFields(campaign, CAMPAIGN_FIELDS),
    ...toFindings('name', findOptionProblems(name, [...landers.keys()])),
    ...toFindings('slug', findSlugProblems(name, slug)),
    ...toFindings('image', findOptionProblems(image, getImageNames(name))),
    ...toFindings('images', findImageSetProblems(name, images)),
    ...toFindings('niche', findNicheProblems(name, niche)),
    ...toFindings('gender', findOptionProblems(gender, [...GENDERS, null])),
    ...checkTexts(texts),
    ...checkSchedule(schedule),
    ...checkVariants(campaign, getImageNames(name)),
  ];
}

/** Validates an untrusted campaign; throws `validation` (422) with all findings when it is invalid. */
export function parseCampaign(campaign: unknown): LanderCampaign {
  const findings = campaignFindings(campaign);
  if (findings.length > 0)
    throw new ApiError('validation', { message: findings.map(({ path, problem }) => `${path} ${problem}`.trim()).join('\n') });
  // A campaign without findings has the shape of the type.
  return campaign as LanderCampaign;
}

import { GENDERS, PARAM_PATTERNS, PREVIEW_PREFIX, type LanderFinding } from '@rendezvous/shared/contract';
import { landers } from '../content/landers/landers';
import { CLIP_NAMES } from '../seed/portraits/clips/CLIP_NAMES';
import { SCENE_NAMES } from '../seed/portraits/scenes/SCENE_NAMES';
import { isObject } from './isObject';
import { landerPath } from './landerPath';
import { scheduleFindings } from './scheduleFindings';
import { textFindings } from './textFindings';
import { unknownFields } from './unknownFields';

const FIELDS = ['name', 'slug', 'image', 'gender', 'texts', 'schedule'];
const SLUG = new RegExp(PARAM_PATTERNS['slug'] ?? '');
/** Landers that play their image. */
const OF_CLIPS = ['video', 'transitionsvideolanding'];

const imagesOf = (name: unknown): readonly string[] => (OF_CLIPS.includes(String(name)) ? CLIP_NAMES : SCENE_NAMES);

const oneOf = (value: unknown, known: readonly unknown[]): string[] =>
  known.includes(value) ? [] : [`is ${JSON.stringify(value) ?? 'missing'}; there are ${known.map(String).join(', ')}`];

function slugProblems(name: unknown, slug: unknown): string[] {
  if (typeof slug !== 'string' || !SLUG.test(slug)) return ['has up to 64 small letters, digits and hyphens'];
  if (slug.startsWith(PREVIEW_PREFIX)) return [`begins with ${PREVIEW_PREFIX}, as previews do`];
  const hasOneAddress = landers.has(String(name)) && landerPath(String(name)) === undefined;
  return hasOneAddress && slug !== 'default' ? [`must be default: ${String(name)} has one address only`] : [];
}

/** What is wrong with a campaign of unknown origin, each with its place; empty for a `LanderCampaign` that may be launched. */
export function campaignFindings(campaign: unknown): LanderFinding[] {
  if (!isObject(campaign)) return [{ path: '', problem: 'is no object' }];
  const { name, slug, image, gender, texts, schedule } = campaign;
  const at = (path: string, problems: string[]): LanderFinding[] => problems.map((problem) => ({ path, problem }));
  return [
    ...unknownFields(campaign, FIELDS),
    ...at('name', oneOf(name, [...landers.keys()])),
    ...at('slug', slugProblems(name, slug)),
    ...at('image', oneOf(image, imagesOf(name))),
    ...at('gender', oneOf(gender, [...GENDERS, null])),
    ...textFindings(texts),
    ...scheduleFindings(schedule),
  ];
}

import type { LanderMap, LanderMember, Locale } from '@rendezvous/shared/contract';
import { getMap } from '../content/landers/getMap';
import { getMapAreas } from '../content/landers/mapAreas';
import { getAge } from '../members/age';
import type { ViewerContext } from '../members/presentCard';
import type { CardRow } from '../members/sqlCards';
import { presentImage } from '../photos/presentPhotos';
import { getRegions } from '../site/getRegions';

/**
 * Presents members as landers show them to everyone: with part of their public profile, but nothing about when they are online (R-351,
 * Omits members without a photo.
 */
export const presentLanderMembers = (
  members: readonly { id: string; note: string | null; language: Locale }[],
  cardRows: ReadonlyMap<string, CardRow>,
  { now, signPhotoUrl }: ViewerContext,
): LanderMember[] =>
  members.flatMap(({ id, note, language }) => {
    const row = cardRows.get(id);
    if (!row?.photo) return [];
    const { name, country, region, city, fictional, verified } = row;
    return [
      {
        id,
        name,
        age: getAge(row.date_of_birth, now),
        country,
        region,
        city,
        fictional,
        verified,
        image: presentImage(row.photo, signPhotoUrl),
        note,
        language,
      },
    ];
  });

const SHOWN_COUNT_MIN = 20;
const ROUNDING_STEP = 10;

/** Rounds a number of people down to tens for display on a map; null below twenty. */
export const roundMemberCount = (count: number): number | null =>
  count < SHOWN_COUNT_MIN ? null : Math.floor(count / ROUNDING_STEP) * ROUNDING_STEP;

/** The map of a country with the number of members in each region; without a drawing, its size is 0 and its paths are empty. */
export function presentLanderMap(country: string, counts: ReadonlyMap<string, number>): LanderMap {
  const { width, height, paths, labels = {} } = getMap(country);
  const regions = getRegions(country).map(({ code, name }) => ({
    code,
    name,
    members: roundMemberCount(counts.get(code) ?? 0),
    path: paths[code] ?? '',
    ...(labels[code] && { label: labels[code] }),
  }));
  const sumCounts = (codes: readonly string[]): number => codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0);
  const areas = getMapAreas(country).map(({ code, name, regions: codes }) => ({
    code,
    name,
    members: roundMemberCount(sumCounts(codes)),
    path: paths[code] ?? '',
    regions: [...codes],
  }));
  return { country, members: roundMemberCount(sumCounts([...counts.keys()])), width, height, regions, areas };
}

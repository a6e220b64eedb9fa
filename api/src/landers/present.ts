import type { LanderMap, LanderMember } from '@rendezvous/shared/contract';
import { getMap } from '../content/landers/getMap';
import { ageOn } from '../members/age';
import type { ViewerContext } from '../members/presentCard';
import type { CardRow } from '../members/sqlCards';
import { presentImage } from '../photos/presentPhotos';
import { getRegions } from '../site/getRegions';

/** Members as shown by landers to everyone: part of their public profile, nothing about when they are online. */
export const presentLanderMembers = (
  found: readonly { id: string; note: string | null }[],
  rows: ReadonlyMap<string, CardRow>,
  { now, address }: ViewerContext,
): LanderMember[] =>
  found.flatMap(({ id, note }) => {
    const row = rows.get(id);
    if (!row?.photo) return [];
    const { name, country, region, city, fictional, verified } = row;
    return [
      {
        id,
        name,
        age: ageOn(row.date_of_birth, now),
        country,
        region,
        city,
        fictional,
        verified,
        image: presentImage(row.photo, address),
        note,
      },
    ];
  });

const LEAST = 20;
const STEP = 10;

/** A number of people as shown on a map: rounded down to tens, null below twenty. */
export const shownCount = (count: number): number | null => (count < LEAST ? null : Math.floor(count / STEP) * STEP);

/** A country with its members by region; a country that is not drawn has its regions by name only. */
export function presentLanderMap(country: string, counts: ReadonlyMap<string, number>): LanderMap {
  const { width, height, paths } = getMap(country);
  const regions = getRegions(country).map(({ code, name }) => ({
    code,
    name,
    members: shownCount(counts.get(code) ?? 0),
    path: paths[code] ?? '',
  }));
  const total = [...counts.values()].reduce((sum, members) => sum + members, 0);
  return { country, members: shownCount(total), width, height, regions };
}

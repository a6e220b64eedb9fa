import type { LanderMap } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { mapOf } from '../content/landers/maps/mapOf';
import { countByRegion } from './countByRegion';
import type { Database } from '../tables/tables';
import { regionsOf } from '../site/regionsOf';
import { shownCount } from './shownCount';

/** A country by region with its members; one that is not drawn has its regions by name. */
export async function landerMapOf(db: Kysely<Database>, country: string): Promise<LanderMap> {
  const counts = await countByRegion(db, country);
  const { width, height, paths } = mapOf(country);
  const regions = regionsOf(country).map(({ code, name }) => ({
    code,
    name,
    members: shownCount(counts.get(code) ?? 0),
    path: paths[code] ?? '',
  }));
  const total = [...counts.values()].reduce((sum, members) => sum + members, 0);
  return { country, members: shownCount(total), width, height, regions };
}

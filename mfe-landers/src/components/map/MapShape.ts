import type { LanderMap } from '@rendezvous/shared/contract';

/** What can be pressed on a map: a region, or an area of several regions. */
export interface MapShape {
  /** Code of the region or area. */
  code: string;
  name: string;
  /** Rounded down to tens; null below twenty. */
  members: number | null;
  /** Outline as an SVG path; empty if it is only listed. */
  path: string;
  /** Where the code is written, if it is. */
  label?: { x: number; y: number } | undefined;
  /** Codes of its regions; a region has only its own. */
  regions: readonly string[];
}

/** The areas of a map and the regions outside of them, by name; in the same order in every language, as the page is rendered before its scripts run. */
export function toShapes({ regions, areas }: Pick<LanderMap, 'regions' | 'areas'>): MapShape[] {
  const grouped = new Set(areas.flatMap((area) => area.regions));
  const single = regions.filter(({ code }) => !grouped.has(code)).map((region) => ({ ...region, regions: [region.code] }));
  return [...single, ...areas].sort((first, second) => first.name.localeCompare(second.name, 'en'));
}

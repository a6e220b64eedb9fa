import type { LanderMap } from '@rendezvous/shared/contract';

/** A selectable shape on a map: a region, or an area of several regions. */
export interface MapShape {
  /** Code of the region or area. */
  code: string;
  name: string;
  /** Number of members, rounded down to tens; null below twenty. */
  members: number | null;
  /** Outline as an SVG path; empty if the shape is listed but not drawn. */
  path: string;
  /** Position of the code on the map; undefined if the code is not written there. */
  label?: { x: number; y: number } | undefined;
  /** Codes of the regions in the shape; for a region, only its own code. */
  regions: readonly string[];
}

/** Returns the areas of a map and the regions outside them. The sort order is the same in every language, as in the prerendered page. */
export function toShapes({ regions, areas }: Pick<LanderMap, 'regions' | 'areas'>): MapShape[] {
  const groupedCodes = new Set(areas.flatMap((area) => area.regions));
  const ungroupedRegions = regions.filter(({ code }) => !groupedCodes.has(code)).map((region) => ({ ...region, regions: [region.code] }));
  return [...ungroupedRegions, ...areas].sort((first, second) => first.name.localeCompare(second.name, 'en'));
}

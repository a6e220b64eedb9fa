import type { HourCount } from '../visit/BeaconStore';
import { toFigures, type ReleaseFigures } from '../visit/figures';

/** Reports about releases over time. */
export interface Timeline {
  /** Hours since 1970 at which the spans start, oldest first. */
  spans: number[];
  /** Figures of each span, in the same order. */
  figures: ReleaseFigures[][];
}

/** Counts as a timeline with every span up to now, including those without visits. */
export function timelineOf(rows: readonly HourCount[], fromHour: number, toHour: number, span: number): Timeline {
  const bySpan = new Map<number, HourCount[]>();
  for (const row of rows) {
    const group = bySpan.get(row.hour);
    if (group) group.push(row);
    else bySpan.set(row.hour, [row]);
  }
  const spans: number[] = [];
  for (let hour = Math.floor(fromHour / span) * span; hour <= toHour; hour += span) spans.push(hour);
  return { spans, figures: spans.map((hour) => toFigures(bySpan.get(hour) ?? [])) };
}

/** One value of a release over time, null where missing. */
export const lineOf = (
  { figures }: Timeline,
  { remote, release }: Pick<ReleaseFigures, 'remote' | 'release'>,
  value: (figures: ReleaseFigures) => number | null,
): (number | null)[] =>
  figures.map((span) => {
    const found = span.find((one) => one.remote === remote && one.release === release);
    return found === undefined ? null : value(found);
  });

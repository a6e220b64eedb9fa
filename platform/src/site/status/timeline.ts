import type { HourCount } from '../visit/BeaconStore';
import { toFigures, type ReleaseFigures } from '../visit/figures';

/** Reports about releases over time. */
export interface Timeline {
  /** Hours since 1970 at which the spans start, oldest first. */
  spanStarts: number[];
  /** Figures of each span, in the same order. */
  figures: ReleaseFigures[][];
}

/** Groups counts into a timeline between two hours (since 1970), in spans of `span` hours, including those without visits. */
export function toTimeline(rows: readonly HourCount[], fromHour: number, toHour: number, span: number): Timeline {
  const rowsBySpan = new Map<number, HourCount[]>();
  for (const row of rows) {
    const group = rowsBySpan.get(row.hour);
    if (group) group.push(row);
    else rowsBySpan.set(row.hour, [row]);
  }
  const spans: number[] = [];
  for (let hour = Math.floor(fromHour / span) * span; hour <= toHour; hour += span) spans.push(hour);
  return { spanStarts: spans, figures: spans.map((hour) => toFigures(rowsBySpan.get(hour) ?? [])) };
}

/** Returns one value of a release for each span; null where it is missing. */
export const toChartValues = (
  { figures }: Timeline,
  { remote, release }: Pick<ReleaseFigures, 'remote' | 'release'>,
  getValue: (figures: ReleaseFigures) => number | null,
): (number | null)[] =>
  figures.map((span) => {
    const row = span.find((candidate) => candidate.remote === remote && candidate.release === release);
    return row === undefined ? null : getValue(row);
  });

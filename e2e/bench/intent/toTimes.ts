import type { SwitchMeasurements } from './observeSwitch';

/** Times of a screen switch, in ms; `screen` and `content` are measured from the click. */
export interface Times {
  screen: number;
  content: number;
  /** Time before the content was painted during which at least one api call was pending. */
  api: number;
  /** Duration of the slowest api call that started between the beginning of the observation and the content. */
  slowestCall: number;
}

/** Sums the time covered by calls between two moments; concurrent calls count once. */
function sumCoveredTime(calls: SwitchMeasurements['calls'], from: number, to: number): number {
  let [sum, coveredUntil] = [0, from];
  for (const { start, end } of [...calls].sort((a, b) => a.start - b.start)) {
    const clippedEnd = Math.min(end, to);
    sum += Math.max(0, clippedEnd - Math.max(start, coveredUntil));
    coveredUntil = Math.max(coveredUntil, clippedEnd);
  }
  return sum;
}

export const toTimes = ({
  observedFrom,
  clickedAt,
  screenPaintedAt: screen,
  contentPaintedAt: content,
  calls,
}: SwitchMeasurements): Times => ({
  screen: screen - clickedAt,
  content: content - clickedAt,
  api: sumCoveredTime(calls, clickedAt, content),
  slowestCall: Math.max(0, ...calls.filter(({ start }) => start >= observedFrom && start <= content).map(({ start, end }) => end - start)),
});

import type { SwitchNotes } from './observeSwitch';

/** A switch of screens as a person feels it, in ms from the click. */
export interface Times {
  screen: number;
  content: number;
  /** How much of the time until the content the page waited for the api. */
  api: number;
  /** How long the slowest answer took that was asked for since the link was announced. */
  answer: number;
}

/** Length of what the calls cover between two moments; calls beside each other count once. */
function covered(calls: SwitchNotes['calls'], from: number, to: number): number {
  let [sum, reached] = [0, from];
  for (const { start, end } of [...calls].sort((a, b) => a.start - b.start)) {
    const until = Math.min(end, to);
    sum += Math.max(0, until - Math.max(start, reached));
    reached = Math.max(reached, until);
  }
  return sum;
}

export const timesOf = ({ announced, clicked, screen, content, calls }: SwitchNotes): Times => ({
  screen: screen - clicked,
  content: content - clicked,
  api: covered(calls, clicked, content),
  answer: Math.max(0, ...calls.filter(({ start }) => start >= announced && start <= content).map(({ start, end }) => end - start)),
});

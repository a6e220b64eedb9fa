import { ROUTES } from '@rendezvous/shared/contract';
import { landers } from '../content/landers/landers';
import { isScheduled, getLanderPath } from './campaign';

const FROM = '2026-06-01T00:00:00Z';
const UNTIL = '2026-07-01T00:00:00Z';
const toSeconds = (time: string): number => Date.parse(time) / 1_000;

it.each([
  ['always without a schedule', undefined, '2020-01-01T00:00:00Z', true],
  ['not before it begins', { from: FROM, until: UNTIL }, '2026-05-31T23:59:59Z', false],
  ['from its first second', { from: FROM, until: UNTIL }, FROM, true],
  ['not from its end on', { from: FROM, until: UNTIL }, UNTIL, false],
  ['without an end for ever', { from: FROM }, '2036-01-01T00:00:00Z', true],
  ['without a begin at once', { until: UNTIL }, '2020-01-01T00:00:00Z', true],
])('R-348 a campaign is shown %s', (_, schedule, now, isShown) => {
  expect(isScheduled(schedule === undefined ? {} : { schedule }, toSeconds(now))).toBe(isShown);
});

it.each([...landers.keys()])('R-342 R-348 %s has an address for variants exactly when its route takes a slug', (name) => {
  const [route] = Object.values(ROUTES).filter(({ path }) => new RegExp(`/${name}(/\\{slug\\?\\})?$`).test(path));
  expect(route?.path).toEqual(getLanderPath(name)?.replace('{slug}', '{slug?}') ?? expect.not.stringContaining('slug'));
});

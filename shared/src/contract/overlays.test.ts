import { nextOverlay } from './overlays';
import { type EntryWarningFacts, likeModalDelay, showsEntryWarning } from './modalRules';

it.each([
  [['time-bonus', 'match'], 'match'],
  [['like', 'entry-warning', 'signup'], 'entry-warning'],
  [['activation', 'signup'], 'signup'],
  [[], null],
] as const)('R-057 with %j waiting, the next modal is %s', (waitingOverlays, next) => {
  expect(nextOverlay(waitingOverlays)).toBe(next);
});

it.each([
  ['0', 0],
  ['5', 5],
  ['600', 600],
  ['601', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  ['', undefined],
  [null, undefined],
])('R-051 t=%j delays the like modal by %s seconds', (value, delay) => {
  expect(likeModalDelay(value)).toBe(delay);
});

const visitor: EntryWarningFacts = { layout: 'Default', country: 'FR', signedIn: false, installed: false, enabled: true, skipped: false };

describe('the entry warning', () => {
  it.each([
    ['Default', 'FR', true],
    ['Default', 'NL', true],
    ['Chat', 'NL', true],
    ['Chat', 'FR', false],
    ['Lander', 'DE', true],
    ['Lander', 'BE', false],
    ['Empty', 'DE', true],
    ['Empty', 'US', false],
  ] as const)('R-049 in layout %s a visitor from %s is warned: %s', (layout, country, isWarned) => {
    expect(showsEntryWarning({ ...visitor, layout, country })).toBe(isWarned);
  });

  it.each([
    ['logged in', { signedIn: true }],
    ['in the installed app', { installed: true }],
    ['where the setting is off', { enabled: false }],
    ['after it was closed once', { skipped: true }],
  ])('R-048 is not shown: %s', (_, change) => {
    expect(showsEntryWarning({ ...visitor, ...change })).toBe(false);
  });
});

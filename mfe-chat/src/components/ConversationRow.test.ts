import { createIntl } from '@rendezvous/shared/testing';
import { formatRowTime } from './ConversationRow';

const intl = createIntl({ locale: 'en', timeZone: 'UTC', messages: {} });
const getNoon = (day: number): number => Date.UTC(2026, 10, day, 12) / 1000;

test.each([
  ['the time', getNoon(20), '12:00'],
  ['the weekday within a week', getNoon(18), 'Wed'],
  ['the weekday six days ago', getNoon(14), 'Sat'],
  ['day and month before', getNoon(13), 'Nov 13'],
])('R-267 a row of the list shows %s', (_, created, text) => {
  expect(formatRowTime(intl, created, getNoon(20))).toContain(text);
});

import { LOCALES } from '@rendezvous/shared/contract';
import { landers } from '../content/landers/landers';
import { aCampaign } from '../testing/aCampaign';
import { campaignFindings } from './campaignFindings';

const { texts } = aCampaign();
const listFindings = (campaign: unknown): string[] => campaignFindings(campaign).map(({ path, problem }) => `${path} ${problem}`);
const listFindingsWithEnglish = (english: object): string[] =>
  listFindings({ ...aCampaign(), texts: { ...texts, en: { ...texts.en, ...english } } });

it('R-348 a whole campaign may be launched, with a schedule or without', () => {
  expect(campaignFindings(aCampaign())).toEqual([]);
  expect(campaignFindings(aCampaign({ schedule: { from: '2026-06-01T00:00:00Z', until: '2026-07-01T00:00Z' } }))).toEqual([]);
  expect(campaignFindings(aCampaign({ schedule: { until: '2026-07-01T00:00Z' } }))).toEqual([]);
  expect(campaignFindings(aCampaign({ schedule: { until: '2026-12-24T18:00:00.000Z' } }))).toEqual([]);
});

it.each([...landers.keys()])('R-348 the product’s own variant of %s may be launched', (name) => {
  expect(campaignFindings({ name, slug: 'default', ...landers.get(name)?.variants.default })).toEqual([]);
});

it.each([
  ['name', { name: 'galery' }, /^name is "galery"; there are alonetonight, collagelanding, gallery,/],
  ['name', { name: undefined }, /^name is missing; there are/],
  ['slug', { slug: 'Summer Sale' }, /^slug must be at most 64 lowercase letters, digits and hyphens$/],
  ['slug', { slug: 'preview-summer' }, /^slug begins with preview-, as previews do$/],
  ['slug', { name: 'tinderswipe' }, /^slug must be default: tinderswipe has one address only$/],
  ['image', { image: 'beach' }, /^image is "beach"; there are hero, alonetonight, evening,/],
  ['image', { name: 'video' }, /^image is "evening"; there are skyline, lake, lanterns$/],
  ['gender', { gender: 'any' }, /^gender is "any"; there are male, female, null$/],
  ['an unknown field', { headlines: {} }, /^headlines is not known; there are name, slug,/],
  ['a time that is none', { schedule: { from: 'tomorrow' } }, /^schedule.from is not a UTC time, for example/],
  ['a month that is none', { schedule: { from: '2026-13-01T00:00Z' } }, /^schedule.from is not a UTC time/],
  ['a day that is none', { schedule: { from: '2026-02-30T00:00Z' } }, /^schedule.from is not a UTC time/],
  [
    'an end before its begin',
    { schedule: { from: '2026-07-01T00:00Z', until: '2026-06-01T00:00Z' } },
    /^schedule.until is not after from$/,
  ],
  ['a schedule that is none', { schedule: 'summer' }, /^schedule has from, until or both/],
  ['no texts', { texts: undefined }, /^texts are missing$/],
])('R-348 is refused for %s (%j)', (_, changes, finding) => {
  expect(listFindings({ ...aCampaign(), ...changes })).toEqual([expect.stringMatching(finding)]);
});

it.each(LOCALES)('R-348 is refused without its texts in %s', (locale) => {
  const { [locale]: _, ...others } = texts;
  expect(listFindings({ ...aCampaign(), texts: others })).toEqual([`texts.${locale} is missing`]);
});

it('R-348 is refused for texts that are unknown, empty, too long, marked up or not translated', () => {
  expect(listFindings({ ...aCampaign(), texts: { ...texts, pt: texts.es } })).toEqual([
    expect.stringMatching(/^texts.pt is not known; there are en, nl,/),
  ]);
  expect(listFindingsWithEnglish({ headline: ' ' })).toEqual(['texts.en.headline is empty']);
  expect(listFindingsWithEnglish({ headline: 'x'.repeat(61) })).toEqual(['texts.en.headline has 61 characters; there is room for 60']);
  expect(listFindingsWithEnglish({ text: '<b>Hello</b>' })).toEqual([
    'texts.en.text has markup or a line break; it is one line of plain text',
  ]);
  expect(listFindingsWithEnglish({ call_to_action: undefined })).toEqual(['texts.en.call_to_action is missing']);
  expect(listFindingsWithEnglish({ subline: 'x' })).toEqual(['texts.en.subline is not known; there are headline, text, call_to_action']);
  expect(listFindingsWithEnglish({ text: texts.nl.text })).toEqual(['texts.nl.text is the English text']);
});

it('R-352 is refused for claims that nobody can verify', () => {
  expect(listFindingsWithEnglish({ headline: '1,234 singles online now' })).toEqual([
    'texts.en.headline counts people: “1,234 singles” (R-352)',
    'texts.en.headline says that somebody is online: “online now” (R-352)',
  ]);
});

it.each([null, undefined, 'text', []])('R-348 %j is not a campaign', (value) => {
  expect(listFindings(value)).toEqual([' is not an object']);
});

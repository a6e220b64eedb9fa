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

it('R-348 a campaign may have further pictures and a niche, or say that it has none', () => {
  expect(campaignFindings(aCampaign({ images: ['lake', 'hero-gay'], niche: 'gay' }))).toEqual([]);
  expect(campaignFindings(aCampaign({ images: [], niche: null }))).toEqual([]);
  expect(campaignFindings(aCampaign({ name: 'transitionsvideolanding', image: 'lake', images: ['skyline'] }))).toEqual([]);
  expect(campaignFindings(aCampaign({ name: 'iconslanding', images: [], niche: null }))).toEqual([]);
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
  ['images', { images: 'lake' }, /^images is not a list of names/],
  ['images', { images: ['beach'] }, /^images is "beach"; there are hero, alonetonight, evening,/],
  ['images', { images: ['lake', 'lake'] }, /^images names one of them twice$/],
  [
    'images',
    { images: ['lake', 'skyline', 'lanterns'], name: 'transitionsvideolanding', image: 'lake' },
    /^images has 3 names; .* room for 2$/,
  ],
  ['images', { images: ['evening'], name: 'tinderswipe', slug: 'default' }, /^images is "evening"; there are lake, lanterns, skyline,/],
  ['images', { images: ['lake'], name: 'iconslanding' }, /^images must be empty: iconslanding shows one picture$/],
  ['niche', { niche: 'students' }, /^niche is "students"; there are general, she, bdsm, bbw, gilf, milf, gay, null$/],
  ['niche', { niche: 'gay', name: 'iconslanding' }, /^niche must be null: iconslanding shows no members/],
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

it('R-348 R-104 is refused for words and signs that the language does not have, each with its place', () => {
  const changes = { de: { ...texts.de, headline: 'Melden Sie sich!' }, fr: { ...texts.fr, text: 'Envie de sortir ? Viens...' } };
  expect(listFindings({ ...aCampaign(), texts: { ...texts, ...changes } })).toEqual([
    expect.stringMatching(/^texts\.de\.headline may address the reader formally; write du/),
    expect.stringMatching(/^texts\.fr\.text needs a no-break space before the sign: /),
    expect.stringMatching(/^texts\.fr\.text has three dots instead of …: /),
  ]);
});

const buildHeadlines = (headline: string) => Object.fromEntries(LOCALES.map((locale) => [locale, { headline: `${headline} ${locale}` }]));
const [question, promise] = [
  { name: 'question', weight: 60 },
  { name: 'promise', weight: 40, texts: buildHeadlines('Slow evenings') },
];

it('R-362 a campaign with two to four variants may be launched', () => {
  expect(listFindings({ ...aCampaign(), variants: [question, promise] })).toEqual([]);
  const fourVariants = [
    { ...question, weight: 55 },
    { ...promise, weight: 15 },
    { name: 'wish', weight: 15, texts: buildHeadlines('Quiet mornings') },
    { name: 'picture', weight: 15, image: 'alonetonight' },
  ];
  expect(listFindings({ ...aCampaign(), variants: fourVariants })).toEqual([]);
});

it.each([
  ['one', [{ ...question, weight: 100 }], /^variants are 1; a campaign compares 2 to 4, or has none$/],
  ['five', [question, promise, question, promise, question], /^variants are 5; /],
  ['none', [], /^variants are 0; /],
  ['no list', 'two', /^variants is not a list; leave it out/],
  [
    'a weight of 0',
    [{ ...question, weight: 0 }, promise],
    /^variants\[0\].weight is 0; it is the share of the visits in whole percent, 1 to 99$/,
  ],
  ['a weight of half a percent', [{ ...question, weight: 0.5 }, promise], /^variants\[0\].weight is 0.5; /],
  ['a missing weight', [question, { ...promise, weight: undefined }], /^variants\[1\].weight is missing; /],
  ['weights below the whole', [{ ...question, weight: 50 }, promise], /^variants have weights that add up to 90; they must add up to 100$/],
  ['a doubled name', [question, { ...promise, name: 'question' }], /^variants\[1\].name is question, like an earlier variant$/],
  ['the name default', [{ ...question, name: 'default' }, promise], /^variants\[0\].name is default, under which/],
  ['a name that is none', [{ ...question, name: 'Two words' }, promise], /^variants\[0\].name must be at most 32 lowercase letters/],
  [
    'an unknown field',
    [{ ...question, gender: null }, promise],
    /^variants\[0\].gender is not known; there are name, weight, image, texts$/,
  ],
  ['an unknown picture', [question, { ...promise, image: 'beach' }], /^variants\[1\].image is "beach"; there are /],
  ['nothing that differs', [question, { name: 'promise', weight: 40 }], /^variants\[1\] shows the same as variants\[0\]$/],
  ['no object', [question, 'promise'], /^variants\[1\] is not an object with name, weight, image, texts$/],
  [
    'a missing language',
    [question, { ...promise, texts: { ...buildHeadlines('Slow'), fi: undefined } }],
    /^variants\[1\].texts.fi is missing$/,
  ],
  [
    'a text in one language only',
    [question, { ...promise, texts: { ...buildHeadlines('Slow'), fi: { headline: 'Hitaasti', text: 'Illat' } } }],
    /^variants\[1\].texts.en.text is missing$/,
  ],
  [
    'a text that was not translated',
    [question, { ...promise, texts: Object.fromEntries(LOCALES.map((locale) => [locale, { text: 'Slow evenings' }])) }],
    /^variants\[1\].texts.nl.text is the English text$/,
  ],
  [
    'another way to address the reader',
    [question, { ...promise, texts: { ...buildHeadlines('Slow evenings'), fr: { headline: 'Vos soirées' } } }],
    /^variants\[1\].texts.fr.headline addresses the reader by vous/,
  ],
  [
    'a claim that nobody can verify',
    [question, { ...promise, texts: { ...buildHeadlines('Slow'), en: { headline: 'Online now' } } }],
    /^variants\[1\].texts.en.headline says that somebody is online/,
  ],
])('R-362 variants are refused for %s', (_, variants, finding) => {
  expect(listFindings({ ...aCampaign(), variants })).toContainEqual(expect.stringMatching(finding));
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

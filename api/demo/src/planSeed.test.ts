import { DAY_S, INTERESTS_MAX, LOCALES, SEXUALITIES_BY_GENDER } from '@rendezvous/shared/contract';
import { getRegions } from '../../src/site/getRegions';
import { planSeed } from './planSeed';

const NOW = 1_780_315_200;

const plan = planSeed({ now: NOW, seed: 1 });

const { members, talks, likes } = plan;

const getAge = (dateOfBirth: string) => (NOW - Date.parse(dateOfBirth) / 1000) / (365.2425 * DAY_S);

test('R-369 the same seed and time give the same data, another seed gives other people', () => {
  expect(planSeed({ now: NOW, seed: 1 })).toEqual(plan);
  expect(planSeed({ now: NOW, seed: 2 }).members.map(({ id }) => id)).not.toEqual(members.map(({ id }) => id));
});

test('R-369 about a tenth of the members are fictional', () => {
  const share = members.filter(({ fictional }) => fictional).length / members.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.12);
});

test('R-189 usernames are unique regardless of case and have 3 to 24 allowed characters', () => {
  expect(new Set(members.map(({ name }) => name.toLowerCase())).size).toBe(members.length);
  for (const { name } of members) expect(name).toMatch(/^[\p{L}\d._-]{3,24}$/u);
});

test('R-190 everybody is an adult between 20 and 70', () => {
  for (const { dateOfBirth } of members) {
    expect(getAge(dateOfBirth)).toBeGreaterThan(20.9);
    expect(getAge(dateOfBirth)).toBeLessThan(70);
  }
});

test('R-098 there are members for all eleven languages, each writing in their own', () => {
  expect(new Set(members.map(({ language }) => language)).size).toBe(LOCALES.length);
});

test('R-122 gender and sexuality are always an allowed pair', () => {
  for (const { gender, sexuality } of members) expect(SEXUALITIES_BY_GENDER[gender]).toContain(sexuality);
});

test('R-124 every region is one that the site offers for its country', () => {
  for (const { country, region } of members) expect(getRegions(country).map(({ code }) => code)).toContain(region);
});

test('R-126 members other than the new one have 4 to 12 interests and 2 to 6 photos', () => {
  for (const { interests, photos } of members.filter(({ name }) => name !== 'visitor.new')) {
    expect(interests.length).toBeGreaterThanOrEqual(4);
    expect(interests.length).toBeLessThanOrEqual(Math.min(12, INTERESTS_MAX));
    expect(photos.length).toBeGreaterThanOrEqual(2);
    expect(photos.length).toBeLessThanOrEqual(6);
  }
});

test('R-402 each pair has one conversation, with its messages in order and after both signed up', () => {
  const pairs = talks.map(({ starter, other }) => [starter.id, other.id].sort().join());
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { starter, other, messages } of talks) {
    const times = messages.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, next) => one - next));
    expect(times[0]).toBeGreaterThan(Math.max(starter.signupAt, other.signupAt));
    expect(times.at(-1)).toBeLessThan(NOW);
  }
});

test('R-143 likes lie in the past and some are mutual', () => {
  const pairs = new Set(likes.map(({ liker, liked }) => `${liker.id} ${liked.id}`));
  expect(likes.every(({ at }) => at < NOW)).toBe(true);
  expect(likes.filter(({ liker, liked }) => pairs.has(`${liked.id} ${liker.id}`)).length).toBeGreaterThan(50);
});

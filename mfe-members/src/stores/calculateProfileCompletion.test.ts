import type { OwnProfile } from '@rendezvous/shared/contract';
import { anImage, anOwnProfile } from '@rendezvous/shared/testing';
import { calculateProfileCompletion } from './calculateProfileCompletion';

const noAttributes = { hair_color: null, eye_color: null, body_type: null, relationship_status: null, tattoos: null };
const allAttributes = {
  hair_color: 'brown',
  eye_color: 'blue',
  body_type: 'average',
  relationship_status: 'single',
  tattoos: 'few',
} as const;
const notes = { about_me: 'x'.repeat(50), looking_for: null };

const emptyProfile = anOwnProfile({
  ...noAttributes,
  main_image: null,
  photos: [],
  interests: [],
  notes: { about_me: null, looking_for: null },
  region: null,
  city: null,
});
const fullProfile = anOwnProfile({
  ...allAttributes,
  main_image: anImage(),
  interests: ['art', 'tea', 'beer'],
  notes,
  region: 'NL-NH',
  city: 'Haarlem',
});

describe('calculateProfileCompletion', () => {
  test.each([
    ['an approved main photo', { main_image: anImage() }, 25],
    ['a photo that is being checked', { main_image: anImage({ status: 'pending' }) }, 0],
    ['two interests', { interests: ['art', 'tea'] }, 0],
    ['three interests', { interests: ['art', 'tea', 'beer'] }, 15],
    ['49 characters', { notes: { about_me: 'x'.repeat(49), looking_for: null } }, 0],
    ['50 characters', { notes }, 15],
    ['a region alone', { region: 'NL-NH' }, 0],
    ['region and city', { region: 'NL-NH', city: 'Haarlem' }, 10],
    ['one attribute', { eye_color: 'blue' }, 5],
    ['five attributes', allAttributes, 25],
  ] as [string, Partial<OwnProfile>, number][])('R-254 %s gives %3$d percent', (_what, changes, percent) => {
    expect(calculateProfileCompletion({ ...emptyProfile, ...changes }, false).percent).toBe(percent);
  });

  test('R-254 a confirmed e-mail address gives 10 percent, everything together 100', () => {
    expect(calculateProfileCompletion(emptyProfile, true).percent).toBe(10);
    expect(calculateProfileCompletion(fullProfile, true)).toEqual({ percent: 100, next: null });
  });

  test.each([
    ['nothing is there', emptyProfile, 'photo'],
    ['a photo is being checked', { ...emptyProfile, photos: [anImage({ status: 'pending' })] }, 'attributes'],
    ['all attributes but one are there', { ...fullProfile, eye_color: null, city: null }, 'place'],
    ['only an attribute is missing', { ...fullProfile, eye_color: null }, 'attributes'],
    ['the words are too short', { ...fullProfile, notes: { about_me: 'Hi', looking_for: null } }, 'about_me'],
  ] as [string, OwnProfile, string][])('R-254 when %s, the best next step is %3$s', (_condition, profile, next) => {
    expect(calculateProfileCompletion(profile, true).next).toBe(next);
  });

  test('R-254 when everything else is done, the next step is confirming the e-mail address', () => {
    expect(calculateProfileCompletion(fullProfile, false)).toEqual({ percent: 90, next: 'email' });
  });
});

import {
  DISTANCE_BUCKETS,
  GENDERS,
  INTERESTS,
  LAST_ACTIVE,
  PROFILE_ATTRIBUTES,
  SEXUALITIES,
  type AttributeKey,
} from '@rendezvous/shared/contract';
import { attributeLabel } from './attributeLabel';
import { attributeValueLabel } from './attributeValueLabel';
import { countryName } from './countryName';
import { distanceText } from './distanceText';
import { gateText } from './gateText';
import { genderLabel } from './genderLabel';
import { interestLabel } from './interestLabel';
import { lastActiveText } from './lastActiveText';
import { regionLabel } from './regionLabel';
import { sexualityLabel } from './sexualityLabel';
import { testIntl } from '../intl/testIntl';

const intl = testIntl();
const keys = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

describe('labels of the domain', () => {
  it('R-128 all 50 interests have their own label', () => {
    const words = INTERESTS.map(({ key }) => interestLabel(intl, key));
    expect(new Set(words).size).toBe(50);
    expect(words).toEqual(expect.arrayContaining(['Adventure', 'BBQ', 'One night stand', 'Video games']));
  });

  it.each(keys)('R-125 %s and its values have labels', (key) => {
    const words = PROFILE_ATTRIBUTES[key].map((value) => attributeValueLabel(intl, key, value));
    expect(attributeLabel(intl, key)).not.toBe('');
    expect(new Set(words).size).toBe(PROFILE_ATTRIBUTES[key].length);
  });

  it('R-121 R-122 genders and sexualities have labels', () => {
    expect(GENDERS.map((gender) => genderLabel(intl, gender))).toEqual(['Man', 'Woman']);
    expect(SEXUALITIES.map((sexuality) => sexualityLabel(intl, sexuality))).toEqual(['Hetero', 'Gay', 'Lesbian', 'Bi']);
  });

  it('R-127 activity and distance are only as precise as the server reports them', () => {
    expect(LAST_ACTIVE.map((moment) => lastActiveText(intl, moment))[0]).toBe('Online now');
    expect(DISTANCE_BUCKETS.map((bucket) => distanceText(intl, bucket))).toContain('25 to 50 km away');
  });

  it('R-147 a region is labeled with the term its country uses', () => {
    expect(['NL', 'DE', 'CH', 'JP'].map((country) => regionLabel(intl, country))).toEqual([
      'Province',
      'Federal state',
      'Canton',
      'Region',
    ]);
  });

  it('countries are named in the language of the visit', () => {
    expect(countryName(testIntl('de'), 'NL')).toBe('Niederlande');
    expect(countryName(intl, 'ZZ')).not.toBe('');
  });

  it('appendix B: a visitor sees why they need to log in', () => {
    expect(gateText(intl, 'chat')).toBe('You need to be logged in to chat');
    expect(gateText(intl, 'gift')).toBe('You need to be logged in to send gifts');
  });
});

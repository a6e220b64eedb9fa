import { PROFILE_ATTRIBUTES } from '@rendezvous/shared/contract';
import { hairColors } from '../hair/hairColors';
import { getLook } from './getLook';

const seeds = Array.from({ length: 120 }, (_, index) => ({
  person: index * 977,
  ageBand: index % 5,
  skin: index % 8,
  hair: index % 7,
  photo: index % 6,
}));

test('R-369 a person looks the same in every picture', () => {
  const [seed] = seeds;
  if (!seed) throw new Error('no seed');
  expect(getLook({ ...seed, photo: 5 }, 'female')).toEqual(getLook(seed, 'female'));
});

test('R-125 everything that is drawn can be stated in the profile', () => {
  for (const seed of seeds) {
    for (const gender of ['male', 'female'] as const) {
      const { hair, eyeColor, build } = getLook(seed, gender);
      expect(PROFILE_ATTRIBUTES.hair_color).toContain(hair.name);
      expect(PROFILE_ATTRIBUTES.eye_color).toContain(eyeColor.name);
      expect(PROFILE_ATTRIBUTES.body_type).toContain(build.name);
    }
  }
});

test('R-125 the hair colors are in the same order as in the profile attribute', () => {
  expect(hairColors.map(([first]) => first?.name)).toEqual([...PROFILE_ATTRIBUTES.hair_color]);
});

test('women have no beard, the bald no hair', () => {
  for (const seed of seeds) {
    expect(getLook(seed, 'female').beard).toBe('none');
    if (seed.hair === 5) expect(getLook(seed, 'male').hairStyle.name).toBe('bald');
  }
});

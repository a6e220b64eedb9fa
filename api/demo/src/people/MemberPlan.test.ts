import { createSeededRandom } from '../../../src/pictures/createSeededRandom';
import { areCompatible } from './MemberPlan';
import { planMembers } from './planMembers';

const [base] = planMembers(createSeededRandom(1), 1_780_315_200);

if (!base) throw new Error('no member');

const woman = { ...base, gender: 'female', sexuality: 'hetero', dateOfBirth: '1990-01-01' } as const;

const man = { ...woman, gender: 'male' } as const;

test.each([
  ['she and he', woman, man, true],
  ['two women who want men', woman, { ...woman }, false],
  ['a lesbian woman and a bisexual one', { ...woman, sexuality: 'lesbian' as const }, { ...woman, sexuality: 'bi' as const }, true],
  ['a gay man and a woman', { ...man, sexuality: 'gay' as const }, woman, false],
  ['twenty years between them', woman, { ...man, dateOfBirth: '1970-01-01' }, false],
  ['a member and the same member', woman, woman, false],
])('R-225 checks whether two members suit each other: %s (%#)', (_, one, other, expected) => {
  expect(areCompatible(one, other)).toBe(expected);
});

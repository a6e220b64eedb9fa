import { createSeededRandom } from '../../../src/pictures/createSeededRandom';
import { areCompatible } from './MemberPlan';
import { planMembers } from './planMembers';

const [base] = planMembers(createSeededRandom(1), 1_780_315_200);

if (!base) throw new Error('no member');

const her = { ...base, gender: 'female', sexuality: 'hetero', dateOfBirth: '1990-01-01' } as const;

const him = { ...her, gender: 'male' } as const;

test.each([
  ['she and he', her, him, true],
  ['two women who want men', her, { ...her }, false],
  ['a lesbian woman and a bisexual one', { ...her, sexuality: 'lesbian' as const }, { ...her, sexuality: 'bi' as const }, true],
  ['a gay man and a woman', { ...him, sexuality: 'gay' as const }, her, false],
  ['twenty years between them', her, { ...him, dateOfBirth: '1970-01-01' }, false],
  ['a member and the same member', her, her, false],
])('R-225 checks whether two members suit each other: %s (%#)', (_, one, other, expected) => {
  expect(areCompatible(one, other)).toBe(expected);
});

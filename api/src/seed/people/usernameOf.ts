import type { SeededRandom } from '../seededRandom';

const SMALL_WORDS = ['sun', 'coffee', 'music', 'sea', 'forest', 'bike', 'jazz', 'tea'];

/** A free username from a first name, in the ways people make them; `taken` holds lower-case names. */
export function usernameOf(random: SeededRandom, firstName: string, birthYear: number, taken: Set<string>): string {
  const short = String(birthYear % 100).padStart(2, '0');
  const letter = random.pick('ABDEHJKLMRSTVW'.split(''));
  const candidates = [
    firstName,
    `${firstName}${short}`,
    `${firstName}.${letter}`,
    `${firstName.toLowerCase()}_${random.pick(SMALL_WORDS)}`,
    `${firstName}-${letter}${short}`,
  ];
  const start = random.pick([0, 0, 0, 0, 1, 2, 3]);
  const order = [...candidates.slice(start), ...candidates.slice(0, start)];
  const name =
    order.find((candidate) => candidate.length >= 3 && candidate.length <= 24 && !taken.has(candidate.toLowerCase())) ??
    `${firstName}${random.int(1000, 9999)}`;
  taken.add(name.toLowerCase());
  return name;
}

import { createHash } from 'node:crypto';
import { chooseVariant } from './chooseVariant';

/** Id of the nth simulated visit: as long and as random as those of the site server, but the same in every run. */
const visitId = (index: number): string => createHash('sha256').update(`visit ${index}`).digest('base64url').slice(0, 24);
const VISITS = 20_000;
const visits = Array.from({ length: VISITS }, (_, index) => visitId(index));

const toVariants = ([first = 0, ...rest]: readonly number[]) =>
  [first, ...rest].map((weight, index) => ({ name: `v${index}`, weight })) as [Variant, ...Variant[]];
interface Variant {
  name: string;
  weight: number;
}

/** Half the width of the interval that contains a share in 99 % of all experiments. */
const limitOf = (share: number): number => 2.576 * Math.sqrt((share * (1 - share)) / VISITS);

describe('20,000 visits', () => {
  it.each([[[50, 50]], [[90, 10]], [[34, 33, 33]], [[40, 30, 20, 10]], [[1, 99]]])(
    'R-362 get their variants by the weights %j',
    (weights) => {
      const variants = toVariants(weights);
      const counts = new Map(variants.map(({ name }) => [name, 0]));
      for (const id of visits) {
        const { name } = chooseVariant(variants, 'gallery/summer', id);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      for (const { name, weight } of variants) {
        const share = (counts.get(name) ?? 0) / VISITS;
        expect(Math.abs(share - weight / 100)).toBeLessThan(limitOf(weight / 100));
      }
    },
  );

  it('R-362 keep their variant, and get it independently of the one in another campaign', () => {
    const variants = toVariants([50, 50]);
    const choices = visits.map((id) => chooseVariant(variants, 'gallery/summer', id));
    expect(visits.map((id) => chooseVariant(variants, 'gallery/summer', id))).toEqual(choices);
    const sameElsewhere = visits.filter((id, index) => chooseVariant(variants, 'video/summer', id) === choices[index]);
    expect(Math.abs(sameElsewhere.length / VISITS - 0.5)).toBeLessThan(limitOf(0.5));
  });

  it('R-362 with ids that differ in their last characters only are divided as well', () => {
    const variants = toVariants([50, 50]);
    const first = visits.filter((_, index) => chooseVariant(variants, 'gallery/summer', `visitvisitvisit${index}`) === variants[0]);
    expect(Math.abs(first.length / VISITS - 0.5)).toBeLessThan(limitOf(0.5));
  });
});

it('R-362 a visit without an id gets the first variant', () => {
  const variants = toVariants([1, 99]);
  expect([chooseVariant(variants, 'gallery/summer', undefined), chooseVariant(variants, 'gallery/summer', '')]).toEqual([
    variants[0],
    variants[0],
  ]);
});

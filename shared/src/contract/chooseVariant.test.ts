import { createHash } from 'node:crypto';
import { chooseVariant } from './chooseVariant';

/** Creates the id of a simulated visit: as long and as random as the ids of the site server, but the same in every run. */
const createVisitId = (index: number): string => createHash('sha256').update(`visit ${index}`).digest('base64url').slice(0, 24);
const VISIT_COUNT = 20_000;
const visits = Array.from({ length: VISIT_COUNT }, (_, index) => createVisitId(index));

const createVariants = ([firstWeight = 0, ...otherWeights]: readonly number[]) =>
  [firstWeight, ...otherWeights].map((weight, index) => ({ name: `v${index}`, weight })) as [Variant, ...Variant[]];
interface Variant {
  name: string;
  weight: number;
}

/** Half the width of the interval that contains the measured share in 99 % of all experiments. */
const getTolerance = (share: number): number => 2.576 * Math.sqrt((share * (1 - share)) / VISIT_COUNT);

describe('20,000 visits', () => {
  it.each([[[50, 50]], [[90, 10]], [[34, 33, 33]], [[40, 30, 20, 10]], [[1, 99]]])(
    'R-362 get their variants by the weights %j',
    (weights) => {
      const variants = createVariants(weights);
      const counts = new Map(variants.map(({ name }) => [name, 0]));
      for (const id of visits) {
        const { name } = chooseVariant(variants, 'gallery/summer', id);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      for (const { name, weight } of variants) {
        const share = (counts.get(name) ?? 0) / VISIT_COUNT;
        expect(Math.abs(share - weight / 100)).toBeLessThan(getTolerance(weight / 100));
      }
    },
  );

  it('R-362 keep their variant, and get it independently of the one in another campaign', () => {
    const variants = createVariants([50, 50]);
    const choices = visits.map((id) => chooseVariant(variants, 'gallery/summer', id));
    expect(visits.map((id) => chooseVariant(variants, 'gallery/summer', id))).toEqual(choices);
    const visitsWithSameChoice = visits.filter((id, index) => chooseVariant(variants, 'video/summer', id) === choices[index]);
    expect(Math.abs(visitsWithSameChoice.length / VISIT_COUNT - 0.5)).toBeLessThan(getTolerance(0.5));
  });

  it('R-362 with ids that differ in their last characters only are divided as well', () => {
    const variants = createVariants([50, 50]);
    const visitsWithFirstVariant = visits.filter(
      (_, index) => chooseVariant(variants, 'gallery/summer', `visitvisitvisit${index}`) === variants[0],
    );
    expect(Math.abs(visitsWithFirstVariant.length / VISIT_COUNT - 0.5)).toBeLessThan(getTolerance(0.5));
  });
});

it('R-362 a visit without an id gets the first variant', () => {
  const variants = createVariants([1, 99]);
  expect([chooseVariant(variants, 'gallery/summer', undefined), chooseVariant(variants, 'gallery/summer', '')]).toEqual([
    variants[0],
    variants[0],
  ]);
});

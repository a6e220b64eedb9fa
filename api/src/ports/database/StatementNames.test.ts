import { PLANNED_ANEW, StatementNames } from './StatementNames';

const use = (names: StatementNames, text: string, times: number): (string | undefined)[] =>
  Array.from({ length: times }, () => names.nameOf(text));

test('R-411 a statement that comes again and again gets a name and keeps it; each has its own', () => {
  const names = new StatementNames({ uses: 3, names: 2 });
  const [first, second, third, fourth] = use(names, 'select 1 where $1', 4);
  expect([first, second]).toEqual([undefined, undefined]);
  expect(third).toBeDefined();
  expect(fourth).toBe(third);
  expect(use(names, 'select 2 where $1', 3).at(-1)).not.toBe(third);
});

test('R-411 there are no more names than may be', () => {
  const names = new StatementNames({ uses: 1, names: 2 });
  const given = ['a', 'b', 'c'].map((text) => names.nameOf(text));
  expect(given.map((name) => name !== undefined)).toEqual([true, true, false]);
});

test.each(['select * from "members"', 'select "p".* from "payments" as "p"', 'insert into "messages" values ($1) returning *'])(
  'R-368 a statement that a new column would change gets none: %s',
  (text) => {
    expect(use(new StatementNames({ uses: 1, names: 2 }), text, 5).every((name) => name === undefined)).toBe(true);
  },
);

test('R-411 a search is planned for what it asks', () => {
  expect(use(new StatementNames({ uses: 1, names: 2 }), `select ${PLANNED_ANEW} "m"."id" from "members" as "m"`, 3).at(-1)).toBeUndefined();
});

test('R-411 a count and a product are no columns', () => {
  expect(new StatementNames({ uses: 1, names: 2 }).nameOf('select count(*), 2 * 3 from "members"')).toBeDefined();
});

test('R-411 texts that never come again are forgotten, and one that does has its name all the same', () => {
  const names = new StatementNames({ uses: 2, names: 2 });
  for (let index = 0; index < 2_500; index += 1) names.nameOf(`select ${index}`);
  expect(use(names, 'select often', 2).at(-1)).toBeDefined();
});

import { REPLAN_COMMENT, StatementNames } from './StatementNames';

const requestNames = (names: StatementNames, text: string, times: number): (string | undefined)[] =>
  Array.from({ length: times }, () => names.getName(text));

test('R-411 a repeated statement gets a name and keeps it; each statement has its own', () => {
  const names = new StatementNames({ minUses: 3, maxNames: 2 });
  const [first, second, third, fourth] = requestNames(names, 'select 1 where $1', 4);
  expect([first, second]).toEqual([undefined, undefined]);
  expect(third).toBeDefined();
  expect(fourth).toBe(third);
  expect(requestNames(names, 'select 2 where $1', 3).at(-1)).not.toBe(third);
});

test('R-411 there are never more names than allowed', () => {
  const names = new StatementNames({ minUses: 1, maxNames: 2 });
  const assignedNames = ['a', 'b', 'c'].map((text) => names.getName(text));
  expect(assignedNames.map((name) => name !== undefined)).toEqual([true, true, false]);
});

test.each(['select * from "members"', 'select "p".* from "payments" as "p"', 'insert into "messages" values ($1) returning *'])(
  'R-368 a statement whose result a new column would change gets no name: %s',
  (text) => {
    expect(requestNames(new StatementNames({ minUses: 1, maxNames: 2 }), text, 5).every((name) => name === undefined)).toBe(true);
  },
);

test('R-411 a search gets no name, so that it is planned for its own filters', () => {
  expect(
    requestNames(new StatementNames({ minUses: 1, maxNames: 2 }), `select ${REPLAN_COMMENT} "m"."id" from "members" as "m"`, 3).at(-1),
  ).toBeUndefined();
});

test('R-411 the asterisk of a count or a product is not taken for a list of columns', () => {
  expect(new StatementNames({ minUses: 1, maxNames: 2 }).getName('select count(*), 2 * 3 from "members"')).toBeDefined();
});

test('R-411 statements that never repeat are forgotten, and one that does still gets its name', () => {
  const names = new StatementNames({ minUses: 2, maxNames: 2 });
  for (let index = 0; index < 2_500; index += 1) names.getName(`select ${index}`);
  expect(requestNames(names, 'select often', 2).at(-1)).toBeDefined();
});

import fc from 'fast-check';

/** Discount codes of the model: the time bonus, one that each member can use once, and one that does not exist. */
export const MODEL_CODES = ['TIMEBONUS25', 'MODEL10', 'NOSUCHCODE'] as const;

const OUTCOMES = ['pay', 'pay', 'pay', 'pay', 'fail', 'cancel', 'leave'] as const;

/** Codes to choose from. Most orders have none, since rejected orders reveal little. */
const CODE_CHOICES = [undefined, undefined, undefined, undefined, ...MODEL_CODES] as const;

const createKind = <Kind extends string>(name: Kind) => fc.constant(name);
const orderIndex = fc.nat({ max: 11 });

/** Possible actions of a member or a bank, and the passage of time; `order` is an index modulo the number of orders. */
const actionArbitrary = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      kind: createKind('buy'),
      what: fc.constantFrom({ package_id: 1 }, { package_id: 2 }, { credits: 7 }),
      code: fc.constantFrom(...CODE_CHOICES),
      outcome: fc.constantFrom(...OUTCOMES),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: createKind('spend') }) },
  { weight: 6, arbitrary: fc.record({ kind: createKind('gift'), gift: fc.constantFrom('rose', 'rose', 'flowers', 'weekend') }) },
  { weight: 3, arbitrary: fc.record({ kind: createKind('unsend'), back: fc.nat({ max: 3 }), twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: createKind('refund'), order: orderIndex, twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: createKind('chargeback'), order: orderIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: createKind('pay_debt'), order: orderIndex, outcome: fc.constantFrom(...OUTCOMES) }) },
  { weight: 1, arbitrary: fc.record({ kind: createKind('late'), order: orderIndex, outcome: fc.constantFrom('pay', 'fail', 'cancel') }) },
  { weight: 1, arbitrary: fc.record({ kind: createKind('jobs') }) },
  { weight: 1, arbitrary: fc.record({ kind: createKind('delete') }) },
  { weight: 4, arbitrary: fc.record({ kind: createKind('reactivate') }) },
);

type ArbitraryValue<Value> = Value extends fc.Arbitrary<infer Inner> ? Inner : never;

export type MoneyAction = ArbitraryValue<typeof actionArbitrary>;

/** Generates sequences of 1 to 24 actions; long sequences are as likely as short ones. */
export const moneyActions = fc.noBias(fc.array(actionArbitrary, { minLength: 1, maxLength: 24, size: 'max' }));

import { toTypeText } from './toTypeText';

test('R-363 a schema is shown as a type, with the constraints on its values', () => {
  const schema = {
    type: 'object',
    required: ['id', 'tags'],
    properties: {
      id: { type: 'string', pattern: '^[a-z]+$', maxLength: 24 },
      age: { type: 'integer', minimum: 18, maximum: 99 },
      kind: { anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] },
      tags: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] }, maxItems: 5 },
      names: { type: 'object', additionalProperties: { type: 'string' } },
    },
  };
  expect(toTypeText(schema)).toBe(`{
  id: string; // ..24 characters, /^[a-z]+$/
  age?: integer; // 18..99
  kind?: "a" | "b" | null;
  tags: (string | null)[]; // ..5 items
  names?: {
    [key]: string;
  };
}`);
});

test('R-363 a schema without a type is shown as unknown, and an object without fields as empty', () => {
  expect([toTypeText({}), toTypeText({ type: 'object' }), toTypeText({ const: true })]).toEqual(['unknown', '{}', 'true']);
});

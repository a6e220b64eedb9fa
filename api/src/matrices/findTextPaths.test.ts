import { Type } from 'typebox';
import { withTextAt, findTextPaths } from './findTextPaths';
import type { JsonSchema } from './JsonSchema';

const schema = Type.Object({
  name: Type.String(),
  kind: Type.Optional(Type.Enum(['a', 'b'])),
  age: Type.Integer(),
  notes: Type.Optional(Type.Object({ one: Type.Union([Type.String(), Type.Null()]), on: Type.Boolean() })),
  tags: Type.Array(Type.String()),
}) as unknown as JsonSchema;

test('R-363 texts are found in fields, choices, objects and lists', () => {
  expect(findTextPaths(schema).map((place) => place.join('.'))).toEqual(['name', 'kind', 'notes.one', 'tags.[]']);
});

test('R-363 a text is inserted where it was found, and the rest stays unchanged', () => {
  const valid = { name: 'Anna', age: 7, tags: [] };
  const insertTextAt = (...place: string[]) => withTextAt(valid, { schema, place, text: '§' });
  expect(insertTextAt('name')).toEqual({ ...valid, name: '§' });
  expect(insertTextAt('notes', 'one')).toEqual({ ...valid, notes: { one: '§', on: expect.any(Boolean) } });
  expect(insertTextAt('tags', '[]')).toEqual({ ...valid, tags: ['§'] });
});

test('R-363 a text in one of several alternative forms leaves the others out', () => {
  const forms = { anyOf: [{ type: 'object', properties: { login: { type: 'string' } } }, schema] } as JsonSchema;
  expect(findTextPaths(forms)[0]).toEqual(['login']);
  expect(withTextAt({ login: 'anna' }, { schema: forms, place: ['login'], text: '§' })).toEqual({ login: '§' });
});

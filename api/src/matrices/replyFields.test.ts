import { writeFileSync } from 'node:fs';
import { RECORD_FILE, recordedFields, replyFields, toFieldPaths } from './replyFields';

if (process.env['UPDATE_REPLY_FIELDS']) writeFileSync(RECORD_FILE, `${JSON.stringify(replyFields, undefined, 2)}\n`);
const recordedCalls = Object.keys(recordedFields);

test.each(recordedCalls)('R-397 no field that %s has ever returned was removed or renamed', (call) => {
  expect(recordedFields[call]?.filter((path) => !replyFields[call]?.includes(path))).toEqual([]);
});

test('R-397 new fields of an already recorded call must be recorded too (UPDATE_REPLY_FIELDS=1 does it)', () => {
  expect(recordedFields).toEqual(Object.fromEntries(recordedCalls.map((call) => [call, replyFields[call]])));
});

test('R-397 the fields of an example include those of every item in its lists', () => {
  expect(toFieldPaths({ items: [{ id: '1' }, { id: '2', photo: { url: '/' } }], done: true })).toEqual([
    'done',
    'items',
    'items[].id',
    'items[].photo',
    'items[].photo.url',
  ]);
  expect(toFieldPaths({ items: [] })).toEqual(['items']);
});

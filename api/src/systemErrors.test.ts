import { isUnavailable } from './systemErrors';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['ENOSPC', 'EROFS', 'ECONNREFUSED', '53100', '53300', '57P01', '57P03', '08006', '25006'])(
  'R-409 %s passes: the caller may come again',
  (code) => expect(isUnavailable(withCode(code))).toBe(true),
);

test.each(['23505', '42P01', 'ENOENT', '22P02'])('R-409 %s does not pass by itself', (code) =>
  expect(isUnavailable(withCode(code))).toBe(false),
);

test.each(['Read-only file system', 'File too large', 'No space left on device', 'I/O error'])(
  'R-409 a database whose disk says "%s" can write later, whatever code it gives',
  (reason) =>
    expect(isUnavailable(new Error(`could not write to log file "000000010000000000000001" at offset 8192: ${reason}`))).toBe(true),
);

test('R-409 a connection that ended without a code passes, an error of our own does not', () => {
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isUnavailable(new Error('Client has encountered a connection error and is not queryable'))).toBe(true);
  expect(isUnavailable(new Error('timeout expired'))).toBe(true);
  expect(isUnavailable(new Error('There is no job "x".'))).toBe(false);
  expect(isUnavailable('text')).toBe(false);
});

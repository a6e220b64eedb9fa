import { isUnavailable } from './systemErrors';

const createErrorWithCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['ENOSPC', 'EROFS', 'ECONNREFUSED', '53100', '53300', '57P01', '57P03', '08006', '25006'])(
  'R-409 %s is a temporary failure: the caller may retry',
  (code) => expect(isUnavailable(createErrorWithCode(code))).toBe(true),
);

test.each(['23505', '42P01', 'ENOENT', '22P02'])('R-409 %s is not a temporary failure', (code) =>
  expect(isUnavailable(createErrorWithCode(code))).toBe(false),
);

test.each(['Read-only file system', 'File too large', 'No space left on device', 'I/O error'])(
  'R-409 a database whose disk reports "%s" is a temporary failure, whatever its error code',
  (reason) =>
    expect(isUnavailable(new Error(`could not write to log file "000000010000000000000001" at offset 8192: ${reason}`))).toBe(true),
);

test('R-409 a connection that ended without a code is a temporary failure, an error of our own is not', () => {
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isUnavailable(new Error('Client has encountered a connection error and is not queryable'))).toBe(true);
  expect(isUnavailable(new Error('timeout expired'))).toBe(true);
  expect(isUnavailable(new Error('There is no job "x".'))).toBe(false);
  expect(isUnavailable('text')).toBe(false);
});

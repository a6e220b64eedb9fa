/** Forty strings that have broken servers. */
export const nastyStrings: readonly string[] = [
  ...['', ' ', '\t\r\n', '\u0000', 'a\u0000b', '\u0008\u007f', '\ufeff', '\u200b\u200d', '\u202emoc.elpmaxe'],
  ...['\ud800', 'x\udfff', '\ufffe\uffff', '💋'.repeat(500), 'e' + '\u0301'.repeat(200), 'ﷺ'.repeat(50), 'İıſK', 'ß'.repeat(300)],
  ...['null', 'undefined', 'NaN', 'Infinity', '-0', '0x10', '1e309', '9007199254740993', 'true', '__proto__', 'constructor', 'toString'],
  ...["'; drop table members; --", "' or 1=1 --", '%', '_%_\\', '$1', '{{7*7}}', '${7*7}', '<img src=x onerror=alert(1)>'],
  ...['../../../../etc/passwd', 'file:///etc/passwd', 'a'.repeat(70_000)],
];

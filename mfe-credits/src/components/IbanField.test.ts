import { formatTypedIban } from './IbanField';

/** Formats a typed text; `|` marks the caret, both in the argument and in the result. */
function formatTyped(markedText: string): string {
  const { text, caret } = formatTypedIban(markedText.replace('|', ''), markedText.indexOf('|'));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ['n|', 'N|'],
  ['NL91|', 'NL91|'],
  ['NL91a|', 'NL91 A|'],
  ['NL91 A|', 'NL91 A|'],
  ['NL9|1 ABNA', 'NL9|1 ABNA'],
  ['NL9x|1 ABNA', 'NL9X| 1ABN A'],
  ['NL91|ABNA', 'NL91| ABNA'],
  ['NL91 AB|NA 0417', 'NL91 AB|NA 0417'],
  ['NL91 AB9|NA 0417', 'NL91 AB9|N A041 7'],
  ['|', '|'],
])('R-331 typing "%s" shows "%s"', (typedText, expectedText) => {
  expect(formatTyped(typedText)).toBe(expectedText);
});

test.each([
  ['nl91abna0417164300|', 'NL91 ABNA 0417 1643 00|'],
  ['IBAN: NL91-ABNA-0417-1643-00|', 'NL91 ABNA 0417 1643 00|'],
  ['\u00a0NL91\u00a0ABNA\t0417 1643 00\n|', 'NL91 ABNA 0417 1643 00|'],
])('R-331 pasted "%s" is cleaned up', (pastedText, expectedText) => {
  expect(formatTyped(pastedText)).toBe(expectedText);
});

test('R-331 input beyond the longest IBAN is dropped', () => {
  expect(formatTypedIban('MT'.padEnd(60, '1'), 60)).toEqual({ text: expect.stringMatching(/^MT11( 1111){7} 11$/), caret: 42 });
});

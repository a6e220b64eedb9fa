/**
 * Signs that no font shows and at which no line breaks. A marked text starts with OPEN and the binary number of its id, and ends with CLOSE; in
 * between can stand other marked texts, as values.
 */
const [ZERO, ONE, OPEN, CLOSE] = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const DIGIT_COUNT = 13;

const MARK_PATTERN = new RegExp(`${OPEN}([${ZERO}${ONE}]{${DIGIT_COUNT}})|${CLOSE}`, 'g');

const encode = (number: number): string =>
  OPEN + [...number.toString(2).padStart(DIGIT_COUNT, '0')].map((digit) => (digit === '1' ? ONE : ZERO)).join('');

const decode = (digits: string): number => parseInt([...digits].map((digit) => (digit === ONE ? '1' : '0')).join(''), 2);

/** Type of the elements of a compiled message that consist of words. */
const LITERAL = 0;
interface Literal {
  type: typeof LITERAL;
  value: string;
}

/** Marks a compiled message with its number, which must be less than 8,192. */
export const markMessage = <Element>(message: readonly Element[], number: number): (Element | Literal)[] => [
  { type: LITERAL, value: encode(number) },
  ...message,
  { type: LITERAL, value: CLOSE },
];

/** Marks a formatted text as the page shows it. */
export const markText = (text: string, number: number): string => `${encode(number)}${text}${CLOSE}`;

/** Marks all messages of a compiled catalogue with their position among `ids`; messages of other ids stay as they are. */
export function markCatalogue(catalogue: string, ids: readonly string[]): string {
  const numbers = new Map(ids.map((id, index) => [id, index]));
  const messages = Object.entries(JSON.parse(catalogue) as Record<string, object[]>);
  return JSON.stringify(
    Object.fromEntries(
      messages.map(([id, message]) => {
        const number = numbers.get(id);
        return [id, number === undefined ? message : markMessage(message, number)];
      }),
    ),
  );
}

/** A marked text inside a longer string: its number, and where it starts and ends without its marks. */
export interface MarkedSpan {
  number: number;
  start: number;
  end: number;
}

/** Finds the marked texts in a string, in the order in which they end. One whose end is missing, because it was shortened, ends at the next mark. */
export function findMarkedSpans(text: string): MarkedSpan[] {
  const marks = [...text.matchAll(MARK_PATTERN)].map(({ 0: { length }, 1: digits, index }) => ({ index, end: index + length, digits }));
  const openSpans: MarkedSpan[] = [];
  const spans: MarkedSpan[] = [];
  for (const [position, { index, end, digits }] of marks.entries()) {
    const openSpan = digits === undefined ? openSpans.pop() : undefined;
    if (digits !== undefined) openSpans.push({ number: decode(digits), start: end, end: marks[position + 1]?.index ?? text.length });
    else if (openSpan) spans.push({ ...openSpan, end: index });
  }
  return [...spans, ...openSpans.reverse()];
}

/** Removes the marks from a string. */
export const removeMarks = (text: string): string => text.replace(MARK_PATTERN, '');

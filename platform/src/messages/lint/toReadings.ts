import { type MessageFormatElement, isPluralElement, isSelectElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Variables that hold a number although their message does not format them as one. */
const NUMBER_NAMES =
  /^(?:count|n|number|all|min|max|limit|free|left|credits|megabytes|seconds|minutes|hours|days|weeks|months|years|\w+_(?:days|hours|credits))$/;

/** Maximum number of readings of one message; a message with more combinations of options is read in part. */
const MAX_READINGS = 64;

const combine = (starts: string[], ends: string[]): string[] =>
  starts.flatMap((start) => ends.map((end) => start + end)).slice(0, MAX_READINGS);

/** A variable as it stands in a reading; `counts` are those of the surrounding plurals, whose words agree with the number. */
function toPlaceholder(name: string, isNumber: boolean, counts: readonly string[]): string {
  if (counts.includes(name)) return '{#}';
  return isNumber || NUMBER_NAMES.test(name) ? `{#${name}}` : `{${name}}`;
}

const isPercent = (element: MessageFormatElement): boolean =>
  element.type === TYPE.number && (element.style === 'percent' || JSON.stringify(element.style ?? '').includes('percent'));

function readElement(element: MessageFormatElement, counts: readonly string[]): string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.pound) return ['{#}'];
  if (element.type === TYPE.tag) return readElements(element.children, counts);
  if (isPluralElement(element) || isSelectElement(element)) {
    const innerCounts = isPluralElement(element) ? [...counts, element.value] : counts;
    return Object.values(element.options).flatMap(({ value }) => readElements(value, innerCounts));
  }
  return [isPercent(element) ? `{${element.value}}` : toPlaceholder(element.value, element.type === TYPE.number, counts)];
}

const readElements = (elements: readonly MessageFormatElement[], counts: readonly string[]): string[] =>
  elements.reduce<string[]>((readings, element) => combine(readings, readElement(element, counts)), ['']);

/** What a reader may see of a message, as `LintText.readings` has it; throws a SyntaxError if the message is not valid. */
export const toReadings = (message: string): string[] => [...new Set(readElements(parse(message), []))];

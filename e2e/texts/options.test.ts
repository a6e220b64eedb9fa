import { readOptions } from './options';

const read = (...args: string[]) => readOptions(args, () => undefined);

describe('npm run texts', () => {
  it.each([
    [['--lang', 'fi'], { language: 'fi', places: undefined }],
    [['pictures', '--lang', 'fi', '--places', 'settings, credits'], { language: 'fi', places: ['settings', 'credits'] }],
    [['--help'], undefined],
  ])('%j is understood', (args, options) => expect(read(...args)).toEqual(options));

  it.each([
    [[], '--lang is missing'],
    [['--lang', 'xx'], '--lang is xx'],
    [['review', '--lang', 'fi'], 'There is no command review'],
  ])('%j is refused', (args, message) => expect(() => read(...args)).toThrow(message));
});

import { toReadings } from './toReadings';

test.each([
  ['Hello {name}', ['Hello {name}']],
  ['Wait {seconds} seconds', ['Wait {#seconds} seconds']],
  ['Photo {n, number} of {pages, number}', ['Photo {#n} of {#pages}']],
  ['{share, number, percent} complete', ['{share} complete']],
  ['<link>Help</link> for {name}', ['Help for {name}']],
  ['It’s {count, plural, one {# day} other {# of {count} days}}', ['It’s {#} day', 'It’s {#} of {#} days']],
  [
    '{kind, select, sepa {Revoke} other {Remove}} {count, plural, one {it} other {them}}',
    ['Revoke it', 'Revoke them', 'Remove it', 'Remove them'],
  ],
  ["Braces: '{'", ['Braces: {']],
])('R-104 the lint reads “%s” as a reader would', (message, readings) => {
  expect(toReadings(message)).toEqual(readings);
});

test('R-104 a message with very many combinations is read in part; a broken one is none', () => {
  expect(toReadings('{a, select, x {1} other {2}} '.repeat(9))).toHaveLength(64);
  expect(() => toReadings('Hello {name')).toThrow(SyntaxError);
});

import { isEmailAddress } from './emailAddress';

describe('isEmailAddress', () => {
  test.each(['a@b.nl', 'anna.de.vries+x@mail.example.co.uk', 'zoë@exämple.de'])('R-192 %s is an address', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  test.each(['', 'anna', 'anna@', 'anna@example', 'anna@example.c', 'a@b@c.nl', 'an na@example.nl', `${'a'.repeat(250)}@b.nl`])(
    'R-192 "%s" is none',
    (text) => {
      expect(isEmailAddress(text)).toBe(false);
    },
  );
});

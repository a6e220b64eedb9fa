import { EMAIL_DOMAINS, emailSuggestion, isEmailAddress } from './emailAddress';

describe('isEmailAddress', () => {
  test.each(['a@b.nl', 'anna.de.vries+x@mail.example.co.uk', 'zoë@exämple.de'])('R-192 %s is an e-mail address', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  test.each(['', 'anna', 'anna@', 'anna@example', 'anna@example.c', 'a@b@c.nl', 'an na@example.nl', `${'a'.repeat(250)}@b.nl`])(
    'R-192 "%s" is not an e-mail address',
    (text) => {
      expect(isEmailAddress(text)).toBe(false);
    },
  );
});

describe('R-192 did-you-mean', () => {
  it('covers 40 different domains', () => {
    expect(new Set(EMAIL_DOMAINS).size).toBe(40);
  });

  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmal.com', 'anna@gmail.com'],
    ['Anna@GMAIL.CO', 'Anna@gmail.com'],
    ['jan@hotnail.nl', 'jan@hotmail.nl'],
    ['jan@zigo.nl', 'jan@ziggo.nl'],
    ['eva@outlok.com', 'eva@outlook.com'],
    ['eva@wbe.de', 'eva@web.de'],
    ['luca@lbero.it', 'luca@libero.it'],
    [' luca@libreo.it ', 'luca@libero.it'],
    ['ola@ont.pl', 'ola@onet.pl'],
    ['zoe@orangee.fr', 'zoe@orange.fr'],
  ])('for %s suggests %s', (typed, suggestion) => {
    expect(emailSuggestion(typed)).toBe(suggestion);
  });

  it.each(['anna@gmail.com', 'anna@mail.com', 'a@o2.pl', 'a@company.example', 'a@ab.cd', 'anna', '', '@gmail.com', 'a@b@gmial.com'])(
    'suggests nothing for %s',
    (typed) => {
      expect(emailSuggestion(typed)).toBeNull();
    },
  );
});

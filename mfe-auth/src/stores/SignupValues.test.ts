import { createEmptySignup, serializeSignup, parseSignup } from './SignupValues';

describe('sign-up values stored in the tab', () => {
  it('R-183 are restored unchanged, without the password', () => {
    const values = { ...createEmptySignup(), name: 'Anna85', terms: true, interests: ['beach'], password: 'four quiet old boats' };
    const text = serializeSignup({ values, reached: 4, presets: {}, visitCountry: 'NL' });
    expect(text).not.toMatch('boats');
    const { password: _password, ...rest } = values;
    expect(parseSignup(text)).toEqual({ values: rest, reached: 4, presets: {}, visitCountry: 'NL' });
  });

  it('R-183 leave out values of the wrong type', () => {
    const text = JSON.stringify({
      values: { name: 3, terms: 'yes', interests: 'beach', city: 'Haarlem', other: 1 },
      reached: '2',
      visitCountry: 3,
    });
    expect(parseSignup(text)).toEqual({ values: { city: 'Haarlem' }, reached: 0, presets: {}, visitCountry: '' });
  });

  it.each([null, '', '[]', '{}', '{"values":null}'])('R-183 are empty when %s is stored', (text) => {
    expect(parseSignup(text)).toEqual({ values: {}, reached: 0, presets: {}, visitCountry: '' });
  });
});

import { seal, unseal } from './sealed';

test('R-331 a sealed value is unreadable, differs each time and can be unsealed with an old secret too', () => {
  const sealed = seal('old', 'NL91ABNA0417164300');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ABNA');
  expect(seal('old', 'NL91ABNA0417164300')).not.toBe(sealed);
  expect(unseal(['new', 'old'], sealed)).toBe('NL91ABNA0417164300');
});

test('R-331 unsealing fails with another secret or a changed character', () => {
  const sealed = seal('old', 'NL91ABNA0417164300');
  expect(() => unseal(['new'], sealed)).toThrow('None of the secrets');
  const otherCharacter = sealed[20] === 'A' ? 'B' : 'A';
  expect(() => unseal(['old'], `${sealed.slice(0, 20)}${otherCharacter}${sealed.slice(21)}`)).toThrow();
});

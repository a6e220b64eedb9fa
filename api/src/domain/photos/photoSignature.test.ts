import { photoAddress, photoSigned } from './photoSignature';

const NOW = 1_800_000_000;
const HOUR = 3_600;

function read(address: string) {
  const query = new URL(address, 'http://site').searchParams;
  return { id: query.get('id') ?? '', size: query.get('size') ?? '', v: Number(query.get('v')), sig: query.get('sig') ?? '' };
}

test('R-390 an address stays the same within the hour and works for at least one hour', () => {
  const address = photoAddress('secret', 'photo1', '480', NOW);
  expect(photoAddress('secret', 'photo1', '480', NOW + HOUR - 1)).toBe(address);
  expect(photoSigned('secret', read(address), NOW + HOUR)).toBe(true);
  expect(photoSigned('secret', read(address), NOW + 2 * HOUR)).toBe(false);
  expect(photoSigned('secret', read(address), NOW - HOUR)).toBe(false);
});

test('R-235 the address of the blurred picture does not open another size or photo', () => {
  const blurred = read(photoAddress('secret', 'photo1', 'blur', NOW));
  expect(photoSigned('secret', { ...blurred, size: '1200' }, NOW)).toBe(false);
  expect(photoSigned('secret', { ...blurred, id: 'photo2' }, NOW)).toBe(false);
  expect(photoSigned('other', blurred, NOW)).toBe(false);
  expect(photoSigned('secret', { ...blurred, sig: '' }, NOW)).toBe(false);
});

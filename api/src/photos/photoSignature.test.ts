import { signPhotoUrl, findGrantedRight, type PhotoSize } from './photoSignature';

const NOW = 1_800_000_000;
const HOUR_S = 3_600;

const anAddress = (size: PhotoSize, now = NOW) => signPhotoUrl('secret', { id: 'photo1', size, right: 'all' }, now);

function parseAddress(address: string) {
  const query = new URL(address, 'http://site').searchParams;
  return { id: query.get('id') ?? '', size: query.get('size') ?? '', v: Number(query.get('v')), sig: query.get('sig') ?? '' };
}

test('R-390 an address stays the same within the hour and works for at least one hour', () => {
  const address = anAddress('480');
  expect(anAddress('480', NOW + HOUR_S - 1)).toBe(address);
  expect(findGrantedRight('secret', parseAddress(address), NOW + HOUR_S)).toBe('all');
  expect(findGrantedRight('secret', parseAddress(address), NOW + 2 * HOUR_S)).toBeUndefined();
  expect(findGrantedRight('secret', parseAddress(address), NOW - HOUR_S)).toBeUndefined();
});

test('R-235 the address of the blurred picture does not open another size or photo', () => {
  const blurredRequest = parseAddress(anAddress('blur'));
  expect(findGrantedRight('secret', { ...blurredRequest, size: '1200' }, NOW)).toBeUndefined();
  expect(findGrantedRight('secret', { ...blurredRequest, id: 'photo2' }, NOW)).toBeUndefined();
  expect(findGrantedRight('other', blurredRequest, NOW)).toBeUndefined();
  expect(findGrantedRight('secret', { ...blurredRequest, sig: '' }, NOW)).toBeUndefined();
});

test('R-006 an address shows whether it was issued to a viewer whom the owner has chosen', () => {
  const chosenAddress = signPhotoUrl('secret', { id: 'photo1', size: '480', right: 'chosen' }, NOW);
  expect(chosenAddress).not.toBe(anAddress('480'));
  expect(findGrantedRight('secret', parseAddress(chosenAddress), NOW)).toBe('chosen');
});

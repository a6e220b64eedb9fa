import { ACCOUNT_LEVELS, type AccountLevel } from '@rendezvous/shared/contract';
import { presentPhotos } from './presentPhotos';

const photos = Array.from({ length: 5 }, (_, place) => ({
  id: `photo${place}`,
  status: 'approved' as const,
  ratio: 0.8,
  placeholder: null,
}));
const signUrl = (id: string, size: string) => `/${id}/${size}`;

test.each<[AccountLevel, number]>([
  ['visitor', 1],
  ['free', 3],
  ['premium', 5],
])('R-235 a %s viewer sees %i of 5 photos, the others only blurred', (level, openCount) => {
  const shownImages = presentPhotos(photos, { paid: true }, { level, isChosen: true }, signUrl);
  expect(shownImages.map(({ locked }) => locked)).toEqual(photos.map((_, place) => place >= openCount));
  const lockedPhotos = shownImages.filter((photo) => photo.locked);
  expect(
    lockedPhotos.every(({ filename, thumb_filename: thumb, match }) => [filename, thumb, match].every((path) => path.endsWith('/blur'))),
  ).toBe(true);
});

test('R-258 photos above the limit of a member who is no longer premium are hidden from others', () => {
  expect(presentPhotos(photos, { paid: false }, { level: 'premium', isChosen: true }, signUrl)).toHaveLength(3);
});

test('R-120 only approved photos are shown to others', () => {
  const mixedPhotos = [{ ...photos[0]!, status: 'pending' as const }, { ...photos[1]!, status: 'rejected' as const }, photos[2]!];
  expect(presentPhotos(mixedPhotos, { paid: true }, { level: 'premium', isChosen: true }, signUrl).map(({ id }) => id)).toEqual(['photo2']);
});

const photosForChosen = photos.map((photo, place) => ({ ...photo, chosen_only: place > 0 }));

test.each(ACCOUNT_LEVELS)(
  'R-006 R-235 of photos for chosen members, a %s viewer who is not chosen gets only the main one, and no locked ones to pay for',
  (level) => {
    const shownImages = presentPhotos(photosForChosen, { paid: true }, { level, isChosen: false }, signUrl);
    expect(shownImages.map(({ id, locked }) => [id, locked])).toEqual([['photo0', false]]);
  },
);

test.each<[AccountLevel, number]>([
  ['free', 3],
  ['premium', 5],
])(
  'R-006 R-235 of photos for chosen members, a chosen %s viewer sees %i, each at an address with its own access right',
  (level, openCount) => {
    const signUrlWithRight = (id: string, size: string, right = 'all') => `/${id}/${size}/${right}`;
    const shownImages = presentPhotos(photosForChosen, { paid: true }, { level, isChosen: true }, signUrlWithRight);
    expect(shownImages.filter(({ locked }) => !locked)).toHaveLength(openCount);
    expect(shownImages.map(({ filename }) => filename.endsWith('/chosen'))).toEqual([false, true, true, true, true]);
  },
);

import type { ProfileImage } from '@rendezvous/shared/contract';

type Look = readonly [sky: string, hair: string, skin: string, shirt: string];

const drawPortrait = ([sky, hair, skin, shirt]: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 150"><rect width="120" height="150" fill="${sky}"/>` +
  `<path d="M34 66a26 30 0 0 1 52 0v34H34z" fill="${hair}"/><ellipse cx="60" cy="68" rx="19" ry="23" fill="${skin}"/>` +
  `<path d="M52 86h16v18H52z" fill="${skin}"/><path d="M14 150c2-34 22-47 46-47s44 13 46 47z" fill="${shirt}"/>` +
  `<path d="M40 62a20 22 0 0 1 40 0c-8-10-30-12-40 0z" fill="${hair}"/></svg>`;

const looks = [
  ['#f9d9c9', '#5b2b1d', '#f1c3a5', '#d6246e'],
  ['#d9e4f4', '#22222c', '#c68e6d', '#3f6fb5'],
  ['#efe0f6', '#c98a3c', '#f4cfb4', '#7a1fa2'],
  ['#dcefe2', '#6d6d72', '#e3b08d', '#1f7f55'],
] as const;

/** Returns a drawn portrait to use in place of a photo; `index` selects one of four looks. */
export function kitPortrait(index: number, overrides: Partial<ProfileImage> = {}): ProfileImage {
  const look = looks[index % looks.length] ?? looks[0];
  const imageUrl = `data:image/svg+xml,${encodeURIComponent(drawPortrait(look))}`;
  return {
    id: `Portrait${index}00`,
    filename: imageUrl,
    thumb_filename: imageUrl,
    match: imageUrl,
    status: 'approved',
    reason: null,
    ratio: 0.8,
    placeholder: null,
    locked: false,
    ...overrides,
  };
}

import type { ProfileImage } from '@rendezvous/shared/contract';

type Files = Pick<ProfileImage, 'filename' | 'thumb_filename' | 'match'>;

interface PhotoSources {
  src: string;
  srcSet: string;
}

const address = (base: string, file: string): string =>
  /^(https?:|blob:|data:|\/)/.test(file) ? file : `${base.replace(/\/$/, '')}/${file}`;

/** Addresses of a picture in 160, 480 and 1200 px under the image base address. */
export function photoSources(image: Files, base: string): PhotoSources {
  const [small, middle, large] = [image.thumb_filename, image.match, image.filename].map((file) => address(base, file));
  return { src: middle ?? '', srcSet: `${small} 160w, ${middle} 480w, ${large} 1200w` };
}

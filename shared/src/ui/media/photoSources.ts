import type { ProfileImage } from '@rendezvous/shared/contract';

type Files = Pick<ProfileImage, 'filename' | 'thumb_filename' | 'match'>;

interface PhotoSources {
  src: string;
  srcSet: string;
}

/** An address with a scheme (a local preview) is used as it is. */
const address = (base: string, file: string): string => (/^[a-z]+:/.test(file) ? file : `${base}${file}`);

/** Addresses of a picture in 160, 480 and 1200 px below the image base address. */
export function photoSources(image: Files, base: string): PhotoSources {
  const small = address(base, image.thumb_filename);
  const middle = address(base, image.match);
  const large = address(base, image.filename);
  return { src: middle, srcSet: `${small} 160w, ${middle} 480w, ${large} 1200w` };
}

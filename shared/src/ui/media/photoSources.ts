import type { ProfileImage } from '@rendezvous/shared/contract';

type PictureFiles = Pick<ProfileImage, 'filename' | 'thumb_filename' | 'match'>;

interface PhotoSources {
  src: string;
  srcSet: string;
}

/** Returns the URL of a picture file; a file with a scheme (a local preview) is returned unchanged. */
const toUrl = (imageBase: string, file: string): string => (/^[a-z]+:/.test(file) ? file : `${imageBase}${file}`);

/** Returns the URLs of a picture, 160, 480 and 1200 px wide, under the base URL of pictures. */
export function photoSources(image: PictureFiles, imageBase: string): PhotoSources {
  const small = toUrl(imageBase, image.thumb_filename);
  const medium = toUrl(imageBase, image.match);
  const large = toUrl(imageBase, image.filename);
  return { src: medium, srcSet: `${small} 160w, ${medium} 480w, ${large} 1200w` };
}

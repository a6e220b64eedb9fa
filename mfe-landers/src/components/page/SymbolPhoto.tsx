import { css } from '@emotion/react';
import { IllustrationLabel } from '../SymbolPicture';

/** Names of the scene illustrations that the server draws. */
export const ILLUSTRATION_NAMES = [
  'hero-general',
  'hero-she',
  'alonetonight',
  'hero-milf',
  'hero-gay',
  'hero-bbw',
  'hero-gilf',
  'hero-bdsm',
] as const;

interface SymbolPhotoProps {
  name: (typeof ILLUSTRATION_NAMES)[number];
  /** True for the first pictures on a screen, which load eagerly. */
  priority?: boolean;
}

const getPictureUrl = (name: string, width: number): string => `/api/picture.php?name=${name}&size=${width}`;

/** A scene illustration in place of a member, labelled as showing nobody. */
export const SceneIllustration = ({ name, priority = false }: SymbolPhotoProps) => (
  <>
    <img
      src={getPictureUrl(name, 480)}
      srcSet={`${getPictureUrl(name, 480)} 480w, ${getPictureUrl(name, 960)} 960w`}
      sizes="(min-width: 768px) 24rem, 50vw"
      alt=""
      width={480}
      height={360}
      loading={priority ? 'eager' : 'lazy'}
      css={picture}
    />
    <IllustrationLabel />
  </>
);

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

import { css } from '@emotion/react';
import { SymbolPicture } from '../SymbolPicture';

/** Symbol pictures, drawn by the server. */
export const SYMBOLS = ['hero-general', 'hero-she', 'alonetonight', 'hero-milf', 'hero-gay', 'hero-bbw', 'hero-gilf', 'hero-bdsm'] as const;

interface SymbolPhotoProps {
  name: (typeof SYMBOLS)[number];
  /** First picture of a screen: loads eagerly. */
  priority?: boolean;
}

const address = (name: string, size: number): string => `/api/picture.php?name=${name}&size=${size}`;

/** Fills the place where no member may be shown, and states that it shows nobody. */
export const SymbolPhoto = ({ name, priority = false }: SymbolPhotoProps) => (
  <>
    <img
      src={address(name, 480)}
      srcSet={`${address(name, 480)} 480w, ${address(name, 960)} 960w`}
      sizes="(min-width: 768px) 24rem, 50vw"
      alt=""
      width={480}
      height={360}
      loading={priority ? 'eager' : 'lazy'}
      css={picture}
    />
    <SymbolPicture />
  </>
);

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

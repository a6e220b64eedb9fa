import { css } from '@emotion/react';
import { getPictureUrl } from '../getPictureUrl';
import { IllustrationLabel } from '../SymbolPicture';

interface SceneIllustrationProps {
  /** Name of the scene that the server draws. */
  name: string;
  /** True for the first pictures on a screen, which load eagerly. */
  priority?: boolean;
}

/** A scene illustration in place of a member's photo, labelled as such. */
export const SceneIllustration = ({ name, priority = false }: SceneIllustrationProps) => (
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

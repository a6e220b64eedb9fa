import { css } from '@emotion/react';
import { Heading, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface ClipWordsProps {
  title: ReactNode;
  text: ReactNode;
  /** Off while the texts of a variant are on their way. */
  isReady: boolean;
}

/** Headline and text over a moving picture. */
export const ClipWords = ({ title, text, isReady }: ClipWordsProps) => (
  <div css={words} data-ready={isReady}>
    <Heading level={1} size="hero" tabIndex={-1} css={large}>
      {title}
    </Heading>
    <p css={lead}>{text}</p>
  </div>
);

const words = css({ display: 'grid', gap: token.space3, '&[data-ready="false"]': { opacity: 0 } });
const large = css({ fontSize: 'clamp(2rem, 1.2rem + 4vw, 3.75rem)', '&:focus': { outline: 'none' } });
const lead = css({ fontSize: token.fontSizeL, lineHeight: token.lineNormal, textWrap: 'pretty', opacity: 0.95 });

import { css } from '@emotion/react';
import { Heading, media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface EveningWordsProps {
  title: ReactNode;
  text: ReactNode;
  /** Off while the texts of a variant are on their way: their place is kept. */
  isReady: boolean;
  /** On a phone only the title stays, unseen, once the sign-up is open. */
  isStarted: boolean;
  children?: ReactNode;
}

/** Question and text in front of the picture. */
export const EveningWords = ({ title, text, isReady, isStarted, children }: EveningWordsProps) => (
  <div css={words} data-ready={isReady} data-started={isStarted}>
    <Heading level={1} size="hero" tabIndex={-1} css={large}>
      {title}
    </Heading>
    <p css={lead}>{text}</p>
    {children}
  </div>
);

const words = css({
  display: 'grid',
  gap: token.space3,
  transition: `opacity ${token.motionMedium} ${token.motionEase}`,
  '&[data-ready="false"]': { opacity: 0 },
  '&[data-started="true"]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  [media.md]: {
    '&, &[data-started="true"]': {
      position: 'static',
      width: 'auto',
      height: 'auto',
      maxWidth: '25rem',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
const large = css({ fontSize: 'clamp(2.5rem, 1.6rem + 4.4vw, 4.25rem)', '&:focus': { outline: 'none' } });
const lead = css({ fontSize: token.fontSizeL, lineHeight: token.lineNormal, textWrap: 'pretty', opacity: 0.92 });

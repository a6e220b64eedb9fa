import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { Headline } from './Headline';

interface EveningWordsProps {
  title: ReactNode;
  text: ReactNode;
  /** False while the texts of a variant are loading; they are invisible but take up their space. */
  isReady: boolean;
  /** True once the sign-up is open; on a phone, title and text are then visually hidden. */
  isSignupOpen: boolean;
  children?: ReactNode;
}

/** The lander's question and text, in front of the picture. */
export const EveningWords = ({ title, text, isReady, isSignupOpen, children }: EveningWordsProps) => (
  <div css={textBlock} data-ready={isReady} data-started={isSignupOpen}>
    <Headline placement="evening">{title}</Headline>
    <p css={lead}>{text}</p>
    {children}
  </div>
);

/** Long texts extend above the dark lower part of the picture; this shade keeps them readable. */
const textShade = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  inset: `-4rem calc(-1 * ${token.space4}) calc(-1 * ${token.space5})`,
  background: 'linear-gradient(to bottom, rgb(20 10 38 / 0), rgb(20 10 38 / 0.78) 5rem, rgb(20 10 38 / 0.92) 60%)',
  [media.md]: { display: 'none' },
} as const;

const textBlock = css({
  position: 'relative',
  display: 'grid',
  '&::before': textShade,
  gap: token.space3,
  transition: `opacity ${token.motionMedium} ${token.motionEase}`,
  '&[data-ready="false"]': { opacity: 0 },
  '&[data-started="true"]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  [media.md]: {
    '&, &[data-started="true"]': {
      position: 'static',
      width: 'auto',
      height: 'auto',
      maxWidth: '30rem',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
const lead = css({ maxWidth: '25rem', fontSize: token.fontSizeL, lineHeight: token.lineNormal, textWrap: 'pretty', opacity: 0.92 });

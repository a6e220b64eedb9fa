import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { Headline } from '../Headline';

interface ClipWordsProps {
  title: ReactNode;
  text: ReactNode;
  /** False while the texts of a variant are loading; headline and text are then invisible. */
  isReady: boolean;
}

export const ClipWords = ({ title, text, isReady }: ClipWordsProps) => (
  <div css={textBlock} data-ready={isReady}>
    <Headline placement="clip">{title}</Headline>
    <p css={lead}>{text}</p>
  </div>
);

const textBlock = css({ display: 'grid', gap: token.space3, '&[data-ready="false"]': { opacity: 0 } });
const lead = css({ fontSize: token.fontSizeL, lineHeight: token.lineNormal, textWrap: 'pretty', opacity: 0.95 });

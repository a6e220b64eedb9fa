import { css, type SerializedStyles } from '@emotion/react';
import { Heading } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

/** Maximum length of a word in a large headline at 320 px, in letters. */
const WORD_LENGTH_MAX = 12;

/** True when a headline has to be set smaller so that no word is broken; words may break at hyphens and soft hyphens. */
export const hasLongWord = (headline: ReactNode): boolean =>
  typeof headline === 'string' && headline.split(/[\s\u00ad-]+/).some((word) => [...word].length > WORD_LENGTH_MAX);

interface HeadlineProps {
  /** Where the headline is: on the page, over a clip, or over the evening picture. This determines its size. */
  placement?: 'page' | 'clip' | 'evening';
  children: ReactNode;
}

/** The headline of a lander, as large as its longest word allows. */
export const Headline = ({ placement = 'page', children }: HeadlineProps) => (
  <Heading level={1} size="hero" tabIndex={-1} css={[headline, hasLongWord(children) ? smallSize : largeSizes[placement]]}>
    {children}
  </Heading>
);

const headline = css({ '&:focus': { outline: 'none' } });
/** Hyphenates only words that are too long even at this size. */
const smallSize = css({ fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.5rem)', hyphens: 'auto', hyphenateLimitChars: '18 6 6' });
const largeSizes: Record<NonNullable<HeadlineProps['placement']>, SerializedStyles> = {
  page: css({ fontSize: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)' }),
  clip: css({ fontSize: 'clamp(2.125rem, 1.5rem + 3.4vw, 3.75rem)' }),
  evening: css({ fontSize: 'clamp(2.5rem, 1.6rem + 4.4vw, 4.25rem)' }),
};

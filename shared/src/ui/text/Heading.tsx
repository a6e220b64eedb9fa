import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../theme/token';

type Level = 1 | 2 | 3 | 4;
type Size = 'hero' | 'xl' | 'l' | 'm' | 's';

interface HeadingProps {
  level: Level;
  /** Size, if different from the default of the level. */
  size?: Size | undefined;
  id?: string | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
  className?: string | undefined;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const sizeByLevel: Record<Level, Size> = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' };

export function Heading({ level, size = sizeByLevel[level], id, tabIndex, children, className }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag css={[heading, sizes[size]]} id={id} tabIndex={tabIndex} className={className}>
      {children}
    </Tag>
  );
}

const heading = css({ fontWeight: token.weightBold, lineHeight: token.lineTight, letterSpacing: '-0.012em', textWrap: 'balance' });
const sizes: Record<Size, SerializedStyles> = {
  hero: css({ fontSize: token.fontSize3xl, letterSpacing: '-0.025em', lineHeight: '1.08', overflowWrap: 'anywhere' }),
  xl: css({ fontSize: token.fontSize2xl, letterSpacing: '-0.02em' }),
  l: css({ fontSize: token.fontSizeXl }),
  m: css({ fontSize: token.fontSizeL }),
  s: css({ fontSize: token.fontSizeM }),
};

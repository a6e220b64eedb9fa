import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Gap, gapStyles } from './gapStyles';

interface RowProps {
  gap?: Gap | undefined;
  align?: 'center' | 'start' | 'end' | 'stretch' | 'baseline' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Wraps children that do not fit, instead of overflowing; true by default. */
  wrap?: boolean | undefined;
  as?: 'div' | 'ul' | 'header' | 'footer' | 'nav' | 'span' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Lays out its children side by side. */
export function Row({ gap = 's', align = 'center', justify = 'start', wrap = true, as: Element = 'div', children, className }: RowProps) {
  return (
    <Element
      css={[row, gapStyles[gap]]}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
      role={Element === 'ul' ? 'list' : undefined}
      className={className}
    >
      {children}
    </Element>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '&[data-wrap="true"]': { flexWrap: 'wrap' },
  '&[data-align="start"]': { alignItems: 'flex-start' },
  '&[data-align="end"]': { alignItems: 'flex-end' },
  '&[data-align="stretch"]': { alignItems: 'stretch' },
  '&[data-align="baseline"]': { alignItems: 'baseline' },
  '&[data-justify="center"]': { justifyContent: 'center' },
  '&[data-justify="end"]': { justifyContent: 'flex-end' },
  '&[data-justify="between"]': { justifyContent: 'space-between' },
});

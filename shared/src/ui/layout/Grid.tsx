import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { type Gap, gapStyles } from './gapStyles';

type ColumnSize = 's' | 'm' | 'l';

interface GridProps {
  /** Minimum column width: `s` 8.25 rem on a phone (two photo cards) and 11 rem from the sm breakpoint, `m` 16 rem, `l` 22 rem. */
  column?: ColumnSize | undefined;
  gap?: Gap | undefined;
  as?: 'div' | 'ul' | 'ol' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Lays out its children in as many equal columns as fit. */
export function Grid({ column = 'm', gap = 'l', as: Element = 'div', children, className }: GridProps) {
  return (
    <Element css={[grid, columns[column], gapStyles[gap]]} role={Element === 'div' ? undefined : 'list'} className={className}>
      {children}
    </Element>
  );
}

const fitColumns = (min: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` });
const grid = css({ display: 'grid' });
const columns: Record<ColumnSize, SerializedStyles> = {
  s: css(fitColumns('8.25rem'), { [media.sm]: fitColumns('11rem') }),
  m: css(fitColumns('16rem')),
  l: css(fitColumns('22rem')),
};

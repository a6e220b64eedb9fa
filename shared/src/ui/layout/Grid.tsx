import { css, type SerializedStyles } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { media } from '../theme/media';
import { AlertsPlace } from './AlertsPlace';
import { type Gap, gapStyles } from './gapStyles';

type ColumnSize = 's' | 'm' | 'l';

interface GridProps {
  /** Minimum column width: `s` 8.25 rem on a phone (two photo cards) and 11 rem from the sm breakpoint, `m` 16 rem, `l` 22 rem. */
  column?: ColumnSize | undefined;
  gap?: Gap | undefined;
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** True for the list of cards at the top of a page: the alerts are shown below its first row, however many cards that row has. */
  withAlerts?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Lays out its children in as many equal columns as fit. */
export function Grid({ column = 'm', gap = 'l', as: Element = 'div', withAlerts = false, children, className }: GridProps) {
  return (
    <Element css={[grid, columns[column], gapStyles[gap]]} role={Element === 'div' ? undefined : 'list'} className={className}>
      {withAlerts ? insertAlerts(children) : children}
    </Element>
  );
}

/** Number of cards before the alerts in reading order: as many as the first row has on a desktop. */
const CARDS_BEFORE_ALERTS = 4;

function insertAlerts(children: ReactNode): ReactNode {
  const cards = Children.toArray(children);
  const alerts = (
    <li key="alerts" css={secondRow}>
      <AlertsPlace />
    </li>
  );
  return [...cards.slice(0, CARDS_BEFORE_ALERTS), alerts, ...cards.slice(CARDS_BEFORE_ALERTS)];
}

const secondRow = css({ gridColumn: '1 / -1', gridRow: 2, minWidth: 0, listStyle: 'none', '&:empty': { display: 'none' } });

const fitColumns = (min: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` });
const grid = css({ display: 'grid' });
const columns: Record<ColumnSize, SerializedStyles> = {
  s: css(fitColumns('8.25rem'), { [media.sm]: fitColumns('11rem') }),
  m: css(fitColumns('16rem')),
  l: css(fitColumns('22rem')),
};

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { softTones, type Tone } from '../theme/tones';
import { token } from '../theme/token';
import { type Gap, GAPS } from './gapStyles';

interface CardProps {
  tone?: Tone | undefined;
  inset?: Gap | undefined;
  as?: 'div' | 'li' | 'article' | 'section' | 'aside' | undefined;
  /** Lifts on hover: for a card whose title is a stretched link. */
  interactive?: boolean | undefined;
  selected?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A surface with rounded corners; a stretched link inside covers it. */
export function Card({ tone = 'neutral', inset = 'l', as: Element = 'div', interactive, selected, children, className }: CardProps) {
  return (
    <Element css={[card, softTones[tone], insets[inset]]} data-interactive={interactive} data-selected={selected} className={className}>
      {children}
    </Element>
  );
}

const card = css({
  position: 'relative',
  borderRadius: token.radiusL,
  borderWidth: 1,
  borderStyle: 'solid',
  boxShadow: token.shadow1,
  minWidth: 0,
  overflow: 'clip',
  transition: `box-shadow ${token.motionMedium} ${token.motionEase}, transform ${token.motionMedium} ${token.motionEase}`,
  '&[data-selected="true"]': { outline: `2px solid ${token.colorPrimary}`, outlineOffset: '-1px' },
  '&[data-interactive="true"]:focus-within': { boxShadow: token.shadow2 },
  '@media (hover: hover)': { '&[data-interactive="true"]:hover': { boxShadow: token.shadow2, transform: 'translateY(-2px)' } },
});

const insets = Object.fromEntries(Object.entries(GAPS).map(([name, padding]) => [name, css({ padding })])) as Record<
  Gap,
  ReturnType<typeof css>
>;

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Gap, gapStyles } from './gapStyles';

interface StackProps {
  gap?: Gap | undefined;
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'article' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Stacks its children vertically. */
export function Stack({ gap = 'l', align = 'stretch', as: Element = 'div', children, className }: StackProps) {
  const isList = Element === 'ul' || Element === 'ol';
  return (
    <Element css={[stack, gapStyles[gap]]} data-align={align} role={isList ? 'list' : undefined} className={className}>
      {children}
    </Element>
  );
}

const stack = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  minWidth: 0,
  '&[data-align="start"]': { alignItems: 'flex-start' },
  '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
  '&[data-align="end"]': { alignItems: 'flex-end' },
});

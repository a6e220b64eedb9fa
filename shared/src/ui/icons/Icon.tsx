import { createElement } from 'react';
import { css } from '@emotion/react';
import { type IconName, ICONS } from './icons';

interface IconProps {
  name: IconName;
  /** Width and height, in px or as a CSS length; 1.25em follows the text. */
  size?: number | string | undefined;
  /** Only when the icon stands alone and carries meaning; otherwise it is hidden from assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}

const OUTLINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const FILLED = { fill: 'currentColor', stroke: 'none' } as const;

/** An icon drawn from its path data: the library's components add a name and a class to each, which nothing uses. */
export function Icon({ name, size = '1.25em', label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const look = name.endsWith('-filled') ? FILLED : OUTLINE;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} focusable={false} className={className} css={shape} {...look} {...named}>
      {ICONS[name].map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}

const shape = css({ flexShrink: 0 });

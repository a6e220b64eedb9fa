import { createElement } from 'react';
import { css } from '@emotion/react';
import { type IconName, ICONS } from './icons';

interface IconProps {
  name: IconName;
  /** Width and height, in px or as a CSS length; the default, 1.25em, scales with the text. */
  size?: number | string | undefined;
  /** Accessible name, only for an icon that stands alone and carries meaning; others are hidden from assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}

const OUTLINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const FILLED = { fill: 'currentColor', stroke: 'none' } as const;

/** Draws an icon from its path data, because the library's own components add a name and a class that nothing uses. */
export function Icon({ name, size = '1.25em', label, className }: IconProps) {
  const accessibilityProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const paintProps = name.endsWith('-filled') ? FILLED : OUTLINE;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable={false}
      className={className}
      css={shape}
      {...paintProps}
      {...accessibilityProps}
    >
      {ICONS[name].map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}

const shape = css({ flexShrink: 0 });

import { css } from '@emotion/react';
import type { IconName } from './IconName';
import { ICONS } from './icons';

interface IconProps {
  name: IconName;
  /** Width and height, a number of px or a CSS length; 1.25em follows the text. */
  size?: number | string | undefined;
  /** Only when the icon stands alone and says something; otherwise it is hidden from assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = '1.25em', label, className }: IconProps) {
  const Shape = ICONS[name];
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Shape size={size} stroke={1.8} focusable={false} className={className} css={shape} {...named} />;
}

const shape = css({ flexShrink: 0 });

import { css } from '@emotion/react';
import { Icon, type IconName, media, token } from '@rendezvous/shared/ui';

interface Props {
  icon: IconName;
  label: string;
  onPress: () => void;
  tone?: 'plain' | 'like';
  small?: boolean;
  /** Looks disabled, but stays focusable and still calls `onPress`, which can explain why nothing happens. */
  disabled?: boolean;
}

/** A large round button of the swipe game. */
export const SwipeButton = ({ icon, label, onPress, tone = 'plain', small = false, disabled = false }: Props) => (
  <button
    type="button"
    css={button}
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    data-tone={tone}
    data-small={small}
    onClick={onPress}
  >
    <Icon name={icon} size={small ? 22 : 30} />
  </button>
);

const button = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '4.25rem',
  height: '4.25rem',
  padding: 0,
  border: `1px solid ${token.colorBorder}`,
  borderRadius: '50%',
  background: token.colorSurface,
  color: token.colorText,
  boxShadow: token.shadow2,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background ${token.motionFast}, scale ${token.motionFast} ${token.motionEase}, opacity ${token.motionFast}`,
  '&[data-small="true"]': { width: '3.25rem', height: '3.25rem', color: token.colorTextMuted },
  '&[data-tone="like"]': { borderColor: 'transparent', background: token.colorPrimary, color: token.colorOnPrimary },
  '&:active': { scale: '0.94' },
  '&[aria-disabled="true"]': { opacity: 0.5, boxShadow: 'none', cursor: 'not-allowed', scale: 'none' },
  [media.hover]: {
    '&:hover': { background: token.colorSurfaceHover },
    '&[data-tone="like"]:hover': { background: token.colorPrimaryHover },
  },
});

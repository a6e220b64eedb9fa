import type { IconName } from '../icons/icons';
import type { Tone } from '../theme/tones';

/** Icon of a message by its tone, so that colour is never the only cue. */
export const TONE_ICONS = {
  neutral: 'info',
  primary: 'sparkles',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'alert',
  unread: 'message',
} as const satisfies Record<Tone, IconName>;

import type { ReactNode } from 'react';
import type { Tone } from '../theme/Tone';

/** One of the store's toasts; an error is described in the current language. */
export interface ToastItem {
  id: number;
  tone?: Tone | undefined;
  content: ReactNode | Error;
  /** An action, for example Undo; pressing it closes the toast. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /** Milliseconds until it closes, 5,000 by default; null keeps it open. */
  duration?: number | null | undefined;
}

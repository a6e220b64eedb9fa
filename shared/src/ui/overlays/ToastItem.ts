import type { ReactNode } from 'react';
import type { Tone } from '../theme/Tone';

/** One line of the store's toasts; an error is described in the language of the visit. */
export interface ToastItem {
  id: number;
  tone?: Tone | undefined;
  content: ReactNode | Error;
  /** A way back, for example Undo; pressing it closes the toast. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /** Milliseconds until it closes, 5,000 unless told; null stays. */
  duration?: number | null | undefined;
}

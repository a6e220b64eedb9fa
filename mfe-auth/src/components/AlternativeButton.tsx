import { Alert, Button } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface AlternativeButtonProps {
  /** Shown in its place once it is done; false before. */
  done: ReactNode;
  busy: boolean;
  onPress: () => Promise<void>;
  children: ReactNode;
}

/** An alternative that takes one click. */
export const AlternativeButton = ({ done, busy, onPress, children }: AlternativeButtonProps) =>
  done ? (
    <Alert tone="success">{done}</Alert>
  ) : (
    <Button variant="secondary" wide busy={busy} onPress={() => void onPress()}>
      {children}
    </Button>
  );

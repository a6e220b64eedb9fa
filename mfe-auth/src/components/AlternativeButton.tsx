import { Alert, Button } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface AlternativeButtonProps {
  /** Replaces the button once the alternative has taken effect; false until then. */
  confirmation: ReactNode;
  busy: boolean;
  onPress: () => Promise<void>;
  children: ReactNode;
}

/** Carries out an alternative with one click, and then makes way for a confirmation. */
export const AlternativeButton = ({ confirmation, busy, onPress, children }: AlternativeButtonProps) =>
  confirmation ? (
    <Alert tone="success">{confirmation}</Alert>
  ) : (
    <Button variant="secondary" wide busy={busy} onPress={() => void onPress()}>
      {children}
    </Button>
  );

import { Alert, Button, Heading, Stack, Text } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface AlternativeProps {
  title: ReactNode;
  text: ReactNode;
  /** A wide secondary button, the same for all. */
  children: ReactNode;
}

/** One thing a member can do at a crossroads. */
export const Alternative = ({ title, text, children }: AlternativeProps) => (
  <Stack as="section" gap="s">
    <Heading level={3}>{title}</Heading>
    <Text tone="muted">{text}</Text>
    {children}
  </Stack>
);

interface PressProps {
  /** What stands there once it is done; false before. */
  done: ReactNode;
  busy: boolean;
  onPress: () => Promise<void>;
  children: ReactNode;
}

/** An alternative that takes one press. */
export const AlternativeButton = ({ done, busy, onPress, children }: PressProps) =>
  done ? (
    <Alert tone="success">{done}</Alert>
  ) : (
    <Button variant="secondary" wide busy={busy} onPress={() => void onPress()}>
      {children}
    </Button>
  );

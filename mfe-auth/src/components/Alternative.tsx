import { Heading, Stack, Text } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface AlternativeProps {
  title: ReactNode;
  text: ReactNode;
  /** A wide secondary button, so that all alternatives look the same. */
  children: ReactNode;
}

/** An alternative to deleting the account, in the second deletion step: heading, explanation and button. */
export const Alternative = ({ title, text, children }: AlternativeProps) => (
  <Stack as="section" gap="s">
    <Heading level={3}>{title}</Heading>
    <Text tone="muted">{text}</Text>
    {children}
  </Stack>
);

import { Heading, Stack, Text } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface AlternativeProps {
  title: ReactNode;
  text: ReactNode;
  /** A wide secondary button, identical for every alternative. */
  children: ReactNode;
}

/** One of the options offered to a member. */
export const Alternative = ({ title, text, children }: AlternativeProps) => (
  <Stack as="section" gap="s">
    <Heading level={3}>{title}</Heading>
    <Text tone="muted">{text}</Text>
    {children}
  </Stack>
);

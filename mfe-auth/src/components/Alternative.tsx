import { Heading, Stack, Text } from '@rendezvous/shared/ui';
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

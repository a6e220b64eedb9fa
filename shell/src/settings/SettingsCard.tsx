import { Card, Heading, Stack, Text } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface SettingsCardProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the settings. */
export const SettingsCard = ({ title, lead, children }: SettingsCardProps) => (
  <Card as="section">
    <Stack>
      <Stack gap="xs">
        <Heading level={2}>{title}</Heading>
        {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  </Card>
);

import { Heading, Stack } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

/** A heading with examples of components below it. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}

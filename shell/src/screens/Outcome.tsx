import { Alert } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';

const focus = (element: HTMLElement | null): void => element?.focus();

/** Result of a form, shown in place of the form and focused, so that screen readers announce it. */
export const Outcome = (props: Pick<ComponentProps<typeof Alert>, 'icon' | 'children'>) => (
  <div ref={focus} tabIndex={-1}>
    <Alert tone="success" {...props} />
  </div>
);

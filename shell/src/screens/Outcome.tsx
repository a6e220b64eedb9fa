import { Alert } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';

const focus = (element: HTMLElement | null): void => element?.focus();

/** What came of a form, in its place: it has the focus that went with the form, so that it is read out. */
export const Outcome = (props: Pick<ComponentProps<typeof Alert>, 'icon' | 'children'>) => (
  <div ref={focus} tabIndex={-1}>
    <Alert tone="success" {...props} />
  </div>
);

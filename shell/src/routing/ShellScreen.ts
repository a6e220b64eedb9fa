import type { AccessRule, LayoutName } from '@rendezvous/shared/contract';
import type { ComponentType } from 'react';

/** A screen of the shell itself. */
export interface ShellScreen {
  layout: LayoutName;
  access: AccessRule;
  load: () => Promise<ComponentType>;
}

import type { LayoutName } from '@rendezvous/shared/contract';
import type { ComponentType, ReactNode } from 'react';
import { ChatLayout } from './ChatLayout';
import { DefaultLayout } from './DefaultLayout';
import { EmptyLayout } from './EmptyLayout';
import { LanderLayout } from './LanderLayout';

/** Layouts by the name that routes use. */
export const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  Default: DefaultLayout,
  Chat: ChatLayout,
  Lander: LanderLayout,
  Empty: EmptyLayout,
};

import type { ReactNode } from 'react';
import { LayoutOverlays } from '../overlays/LayoutOverlays';
import { Main } from './Main';

/** Only the screen, the sign-up modal and the entry warning. */
export const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <>
    <Main>{children}</Main>
    <LayoutOverlays layout="Empty" />
  </>
);

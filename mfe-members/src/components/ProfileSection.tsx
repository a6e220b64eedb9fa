import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

/** A section of the member's own profile that a completion step links to; when scrolled to, it stops below the sticky bar. */
export const ProfileSection = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} css={section}>
    {children}
  </div>
);

const section = css({ display: 'grid', gap: token.space5, minWidth: 0, scrollMarginTop: '6rem', outline: 'none' });

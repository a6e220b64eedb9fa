import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

/** A label with its value, inside `Lines`. */
export const Line = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div css={line}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space4,
  dd: { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
});

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
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: token.space4,
  // A value that does not fit beside its label stands below it.
  dd: { flexGrow: 1, margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
});

import { css } from '@emotion/react';
import { Fragment } from 'react';

interface EmailTextProps {
  address: string;
  className?: string | undefined;
}

/** Up to and including an @ or a dot: where an address may wrap. */
const PARTS = /[^@.]*[@.]|[^@.]+/g;

/** An e-mail address: wraps after the @ or a dot, and within a word only where nothing else fits. */
export const EmailText = ({ address, className }: EmailTextProps) => (
  <bdi css={text} className={className}>
    {(address.match(PARTS) ?? []).map((part, index) => (
      <Fragment key={index}>
        {index === 0 ? null : <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);

const text = css({ overflowWrap: 'anywhere' });

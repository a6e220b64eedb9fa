import { css } from '@emotion/react';
import { Fragment } from 'react';

interface EmailTextProps {
  address: string;
  className?: string | undefined;
}

/** Up to and with an @ or a dot: where an address may break. */
const PARTS = /[^@.]*[@.]|[^@.]+/g;

/** An e-mail address: a narrow line breaks it after the @ or a dot, within a word only where nothing else fits. */
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

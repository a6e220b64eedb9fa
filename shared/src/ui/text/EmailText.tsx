import { css } from '@emotion/react';
import { Fragment } from 'react';

interface EmailTextProps {
  address: string;
  className?: string | undefined;
}

/** Matches the pieces of an address between which it may wrap: each ends with an @ or a dot, except possibly the last. */
const PIECE_PATTERN = /[^@.]*[@.]|[^@.]+/g;

/** An email address that wraps after the @ or a dot, and within a word only if the word is wider than the line. */
export const EmailText = ({ address, className }: EmailTextProps) => (
  <bdi css={text} className={className}>
    {(address.match(PIECE_PATTERN) ?? []).map((piece, index) => (
      <Fragment key={index}>
        {index === 0 ? null : <wbr />}
        {piece}
      </Fragment>
    ))}
  </bdi>
);

const text = css({ overflowWrap: 'anywhere' });

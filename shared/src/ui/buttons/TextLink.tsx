import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@rendezvous/shared/router';
import { token } from '../theme/token';

interface TextLinkProps {
  to: string;
  children: ReactNode;
  /** True to extend the clickable area over the nearest positioned ancestor, for example a card. */
  stretched?: boolean | undefined;
  /** True to look like the surrounding text until hovered; true by default for a stretched link. */
  plain?: boolean | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
}

/** A link in running text, or the one link of a card. */
export function TextLink({ to, stretched, plain = stretched ?? false, ...rest }: TextLinkProps) {
  return <Link {...rest} to={to} css={link} data-plain={plain} data-stretched={stretched} />;
}

const link = css({
  color: token.colorPrimaryText,
  fontWeight: 'inherit',
  borderRadius: token.space1,
  '&[data-plain="true"]': { color: 'inherit', textDecoration: 'none' },
  '&[data-plain="true"]:hover': { textDecoration: 'underline' },
  '&[data-stretched="true"]::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

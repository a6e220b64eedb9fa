import { css } from '@emotion/react';
import { NavLink } from '@rendezvous/shared/router';
import type { ReactNode } from 'react';
import { token } from '../theme/token';

interface TabLinksProps {
  label: string;
  links: readonly { to: string; label: ReactNode; badge?: ReactNode | undefined }[];
}

/** Tabs that are addresses: links with the current page marked. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} css={bar}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end css={tab}>
          {link.label}
          {link.badge}
        </NavLink>
      ))}
    </nav>
  );
}

const bar = css({
  display: 'flex',
  gap: token.space1,
  overflowX: 'auto',
  padding: token.space1,
  background: token.colorSurfaceSunken,
  borderRadius: token.radiusRound,
  width: 'fit-content',
  maxWidth: '100%',
});
const tab = css({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: '2.5rem',
  padding: `${token.space1} ${token.space4}`,
  borderRadius: token.radiusRound,
  color: token.colorTextMuted,
  fontWeight: token.weightMedium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[aria-current="page"]': { background: token.colorSurface, color: token.colorPrimaryText, boxShadow: token.shadow1 },
});

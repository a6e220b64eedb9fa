import { css } from '@emotion/react';
import { NavLink } from '@rendezvous/shared/router';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface TabLinksProps {
  label: string;
  links: readonly { to: string; label: ReactNode; badge?: ReactNode | undefined }[];
}

/** Tabs with URLs of their own: a row of links in which the current page is marked. */
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
  [media.sm]: { width: 'fit-content' },
});
const tab = css({
  flex: '1 0 auto',
  justifyContent: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: '2.5rem',
  padding: `${token.space1} ${token.space3}`,
  borderRadius: token.radiusRound,
  color: token.colorTextMuted,
  fontWeight: token.weightMedium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [media.sm]: { paddingInline: token.space4 },
  '&[aria-current="page"]': { background: token.colorSurface, color: token.colorPrimaryText, boxShadow: token.shadow1 },
});

import { css } from '@emotion/react';
import { NavLink } from '@rendezvous/shared/router';
import { CountBadge, Icon, media, token } from '@rendezvous/shared/ui';
import type { Section } from './useSections';

/** Link to a main section of the site, with icon, label and badge. */
export const SectionLink = ({ section: { to, icon, label, badge } }: { section: Section }) => (
  <NavLink to={to} css={link}>
    <span css={iconWrapper}>
      <Icon name={icon} size={24} />
      {badge ? <CountBadge {...badge} css={badgePosition} /> : null}
    </span>
    <span css={labelText}>{label}</span>
  </NavLink>
);

const link = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space1,
  minWidth: token.sizeTarget,
  minHeight: '3.75rem',
  padding: `0 ${token.space2}`,
  borderRadius: token.radiusM,
  color: token.colorTextMuted,
  fontSize: token.fontSizeXs,
  fontWeight: token.weightMedium,
  textDecoration: 'none',
  '&:hover': { color: token.colorText },
  '&[aria-current="page"]': { color: token.colorPrimaryText },
  [media.narrow]: { paddingInline: 0 },
  [media.md]: {
    flexDirection: 'row',
    gap: token.space3,
    minHeight: token.sizeTarget,
    padding: `0 ${token.space3}`,
    fontSize: token.fontSizeS,
    '&:hover': { background: token.colorSurfaceHover },
    '&[aria-current="page"]': { background: token.colorPrimarySoft, color: token.colorOnPrimarySoft },
  },
});
const iconWrapper = css({ position: 'relative', display: 'inline-flex' });
const badgePosition = css({ position: 'absolute', insetBlockStart: '-0.5rem', insetInlineStart: '60%' });
const labelText = css({ textAlign: 'center', lineHeight: token.lineTight, [media.md]: { whiteSpace: 'nowrap', lineHeight: 'inherit' } });

import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { Link } from '@rendezvous/shared/router';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { CompanyLines } from './CompanyLines';
import { useFooterLinks } from './useFooterLinks';

/** The page's only footer landmark, with links for everyone, the company that runs the site, and what the layout adds. */
export const Footer = ({ children }: { children?: ReactNode }) => {
  const intl = useIntl();
  const links = useFooterLinks();
  const label = intl.formatMessage({
    id: 'shell.footer.label',
    defaultMessage: 'About this site',
    description: 'Name of the links in the footer, for screen readers',
  });
  return (
    <footer css={footer}>
      <div css={innerStyle}>
        <nav aria-label={label}>
          <ul role="list" css={list}>
            {links.map(({ to, label: text }) => (
              <li key={text}>
                <Link to={to} css={link}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <CompanyLines />
      </div>
      {children}
    </footer>
  );
};

const footer = css({ background: token.colorSurfaceSunken, borderBlockStart: `1px solid ${token.colorBorder}`, fontSize: token.fontSizeS });
const innerStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space5,
  maxWidth: token.sizeContent,
  marginInline: 'auto',
  padding: `${token.space6} ${token.space4}`,
  [media.md]: { gridTemplateColumns: '2fr 1fr' },
});
const list = css({ columns: '10rem', columnGap: token.space4 });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token.sizeTarget,
  color: token.colorTextMuted,
  textDecoration: 'none',
  '&:hover': { color: token.colorText, textDecoration: 'underline' },
});

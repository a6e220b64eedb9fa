import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Link } from '@rendezvous/shared/router';
import { token } from '@rendezvous/shared/ui';
import { CAME_FROM_PAGE } from '../choices/useGoBack';
import { useCurrentRoute } from '../routing/CurrentRouteContext';
import { screenTitles } from '../screens/screenTitles';
import { useRedirectQuery } from './useFooterLinks';

/** Footer of a layout without navigation: a link to the choice of language and country, except on that page. */
export const LanguageFooter = () => {
  const redirectQuery = useRedirectQuery();
  if (useCurrentRoute()?.name === 'lang-config') return null;
  return (
    <footer css={footer}>
      <Link to={pathTo('lang-config') + redirectQuery} state={CAME_FROM_PAGE} css={link}>
        <FormattedMessage {...screenTitles['lang-config']} />
      </Link>
    </footer>
  );
};

const footer = css({
  display: 'flex',
  justifyContent: 'center',
  background: token.colorSurfaceSunken,
  borderBlockStart: `1px solid ${token.colorBorder}`,
  fontSize: token.fontSizeS,
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token.sizeTarget,
  paddingInline: token.space4,
  color: token.colorTextMuted,
  textDecoration: 'none',
  '&:hover': { color: token.colorText, textDecoration: 'underline' },
});

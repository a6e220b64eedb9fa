import { css } from '@emotion/react';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, IconButton, media, Menu, type MenuEntry, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type Locale, LOCALE_NAMES, pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { HomeLink } from './HomeLink';
import { MainSections } from './MainSections';

/** Language switcher; hidden where there is only one language to choose from. */
export const LanguageMenu = observer(() => {
  const intl = useIntl();
  const { settings, locale, toasts } = useStore();
  const locales = settings.visibleLocales;
  if (locales.length < 2) return null;
  const label = intl.formatMessage({
    id: 'shell.language.label',
    defaultMessage: 'Language',
    description: 'Button that opens the list of languages',
  });
  const toEntry = (option: Locale): MenuEntry => ({
    id: option,
    label: LOCALE_NAMES[option],
    lang: option,
    selected: option === locale.current,
    onAction: () => void locale.change(option).catch(toasts.showError),
  });
  return <Menu label={label} trigger={<IconButton icon="language" label={label} />} items={locales.map(toEntry)} />;
});

/** Login link for visitors; long labels wrap on a phone, so that the site name is not cut off. */
const LoginButton = () => (
  <ButtonLink to={pathTo('login')} variant="secondary" css={button}>
    <FormattedMessage id="shell.nav.login" defaultMessage="Log in" description="Navigation: button to the login screen" />
  </ButtonLink>
);

const button = css({
  paddingInline: token.space3,
  fontSize: token.fontSizeS,
  [media.sm]: { whiteSpace: 'nowrap', paddingInline: token.space5, fontSize: token.fontSizeM },
});

/** The top bar: logo, the member's main sections, language and account. */
export const TopNavigation = observer(() => {
  const { isSignedIn } = useStore().session;
  return (
    <header css={bar}>
      <div css={row}>
        <BackButton />
        <HomeLink />
        {isSignedIn ? <MainSections /> : null}
        <div css={endStyle}>
          <LanguageMenu />
          {isSignedIn ? <AccountMenu /> : <LoginButton />}
        </div>
      </div>
    </header>
  );
});

const bar = css({
  position: 'sticky',
  insetBlockStart: token.sizeExit,
  zIndex: token.zNavigation,
  background: token.colorSurface,
  borderBlockEnd: `1px solid ${token.colorBorder}`,
});
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space2,
  maxWidth: token.sizeWide,
  minHeight: '4rem',
  paddingBlock: token.space2,
  marginInline: 'auto',
  paddingInline: `max(${token.space4}, env(safe-area-inset-left)) max(${token.space4}, env(safe-area-inset-right))`,
  [media.sm]: { gap: token.space3 },
});
const endStyle = css({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  [media.sm]: { gap: token.space1 },
});

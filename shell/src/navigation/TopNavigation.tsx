import { css } from '@emotion/react';
import { useStore } from '@rendezvous/shared/store';
import { media, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { HomeLink } from './HomeLink';
import { LanguageMenu } from './LanguageMenu';
import { LoginButton } from './LoginButton';
import { MainSections } from './MainSections';

/** The top bar: logo, the member's main sections, language and account. */
export const TopNavigation = observer(() => {
  const { isSignedIn } = useStore().session;
  return (
    <header css={bar}>
      <div css={row}>
        <BackButton />
        <HomeLink />
        {isSignedIn ? <MainSections /> : null}
        <div css={end}>
          <LanguageMenu />
          {isSignedIn ? <AccountMenu /> : <LoginButton />}
        </div>
      </div>
    </header>
  );
});

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
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
  marginInline: 'auto',
  paddingInline: `max(${token.space4}, env(safe-area-inset-left)) max(${token.space4}, env(safe-area-inset-right))`,
  [media.sm]: { gap: token.space3 },
});
const end = css({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  [media.sm]: { gap: token.space1 },
});

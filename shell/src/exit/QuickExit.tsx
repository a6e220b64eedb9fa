import { css } from '@emotion/react';
import { QUICK_EXIT_ATTRIBUTE, QUICK_EXIT_EVENT } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Icon, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

/**
 * Quick exit for when someone looks over the user's shoulder: a strip of its own at the top of every layout, above dialogs too. The
 * document's script leaves the site when this link is followed or Escape is pressed twice; without that script, this is a plain link.
 */
export const QuickExit = observer(() => {
  const intl = useIntl();
  const store = useStore();
  useEffect(() => {
    const forget = (): void => store.forgetMember();
    window.addEventListener(QUICK_EXIT_EVENT, forget);
    return () => window.removeEventListener(QUICK_EXIT_EVENT, forget);
  }, [store]);
  const label = intl.formatMessage({
    id: 'shell.exit.label',
    defaultMessage: 'Quick exit',
    description: 'Name of the strip at the top of every page with the link to a neutral website, for screen readers',
  });
  return (
    // The attribute keeps the strip usable while a dialog is open.
    <aside aria-label={label} data-react-aria-top-layer css={strip}>
      <a href={store.settings.current.safe_page} rel="noreferrer nofollow" draggable={false} {...{ [QUICK_EXIT_ATTRIBUTE]: '' }} css={link}>
        <Icon name="eye-off" size={18} />
        <span css={textStyle}>
          <FormattedMessage
            id="shell.exit"
            defaultMessage="Leave this site now <hint>(or press Escape twice)</hint>"
            description="Link at the top of every page: replaces it by a neutral website when somebody is looking; hint: only on wide screens"
            values={{ hint: (text) => <span css={hintStyle}>{text}</span> }}
          />
        </span>
      </a>
    </aside>
  );
});

const strip = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: token.zExit,
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'flex-end',
  height: token.sizeExit,
  paddingInline: `max(${token.space2}, env(safe-area-inset-left)) max(${token.space2}, env(safe-area-inset-right))`,
  background: token.colorSurfaceSunken,
  borderBlockEnd: `1px solid ${token.colorBorder}`,
  '@media print': { display: 'none' },
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  minWidth: 0,
  paddingInline: token.space2,
  borderRadius: token.radiusS,
  color: token.colorText,
  fontSize: token.fontSizeS,
  fontWeight: token.weightMedium,
  textDecoration: 'none',
  touchAction: 'manipulation',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: '-2px' },
});
const textStyle = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** A phone rarely has a keyboard. */
const hintStyle = css({ color: token.colorTextMuted, fontWeight: token.weightNormal, '@media (max-width: 767.98px)': { display: 'none' } });

import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { type RootStore, useStore } from '@rendezvous/shared/store';
import { Icon, media, token } from '@rendezvous/shared/ui';
import { useCallback, useEffect } from 'react';

/** Maximum interval in ms between the two presses of a double press. */
const DOUBLE_PRESS_MS = 500;

/** Calls `onDoublePress` when Escape is pressed twice in a row; a single press has its usual effect. */
function useDoubleEscape(onDoublePress: () => void): void {
  useEffect(() => {
    let lastPress = -Infinity;
    const onKeyDown = ({ key, repeat, isComposing, timeStamp }: KeyboardEvent): void => {
      if (repeat || isComposing) return;
      const isDoublePress = key === 'Escape' && timeStamp - lastPress <= DOUBLE_PRESS_MS;
      lastPress = key === 'Escape' ? timeStamp : -Infinity;
      if (isDoublePress) onDoublePress();
    };
    // In the capture phase, before anything can stop the event.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [onDoublePress]);
}

interface ExitEnvironment {
  page: Document;
  replaceLocation: (address: string) => void;
}

const getExitEnvironment = (): ExitEnvironment => ({ page: document, replaceLocation: (address) => window.location.replace(address) });

/** Clears the screen and memory at once, however long the neutral page that replaces this one takes to load. */
export function leaveAtOnce(store: RootStore, { page, replaceLocation }: ExitEnvironment = getExitEnvironment()): void {
  // Removing everything, head included, also clears the tab title for good.
  page.documentElement.replaceChildren();
  replaceLocation(store.settings.current.safe_page);
  store.forgetMember();
}

interface QuickExitProps {
  leave?: (store: RootStore) => void;
}

/** Quick exit for when someone looks over the user's shoulder: a tab at the edge of every page, or Escape twice. */
export const QuickExit = ({ leave = leaveAtOnce }: QuickExitProps) => {
  const intl = useIntl();
  const store = useStore();
  const exit = useCallback(() => leave(store), [leave, store]);
  useDoubleEscape(exit);
  const label = intl.formatMessage({
    id: 'shell.exit',
    defaultMessage: 'Leave this site at once (or press Escape twice)',
    description: 'Button at the edge of every page: replaces it by a neutral one when somebody is looking',
  });
  return (
    <button type="button" aria-label={label} title={label} onClick={exit} css={tab}>
      <Icon name="eye-off" size={18} />
    </button>
  );
};

// In the page margin, where it covers almost nothing: below the top bar, above a composer.
const tab = css({
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockStart: '38%',
  zIndex: token.zNavigation,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '3.5rem',
  padding: 0,
  border: `1px solid ${token.colorBorder}`,
  borderInlineEnd: 0,
  borderStartStartRadius: token.radiusM,
  borderEndStartRadius: token.radiusM,
  background: token.colorSurface,
  color: token.colorTextMuted,
  boxShadow: token.shadow1,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:hover': { color: token.colorText },
  [media.md]: { width: '2rem' },
  '@media print': { display: 'none' },
});

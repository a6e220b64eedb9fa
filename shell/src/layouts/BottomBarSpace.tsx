import { css } from '@emotion/react';
import { useStore } from '@rendezvous/shared/store';
import { media } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** Keeps the end of the page above the bottom bar of a phone. */
export const BottomBarSpace = observer(() => (useStore().session.isSignedIn ? <div css={space} aria-hidden /> : null));

const space = css({ height: 'calc(4rem + env(safe-area-inset-bottom))', [media.md]: { display: 'none' } });

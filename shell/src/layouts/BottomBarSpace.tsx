import { css } from '@emotion/react';
import { useStore } from '@rendezvous/shared/store';
import { media } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** Reserves space at the end of the page, so that a phone's bottom bar does not cover its content. */
export const BottomBarSpace = observer(() => (useStore().session.isSignedIn ? <div css={space} aria-hidden /> : null));

const space = css({ height: 'calc(4rem + env(safe-area-inset-bottom))', [media.md]: { display: 'none' } });

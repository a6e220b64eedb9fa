import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import { ActivationAlert } from './ActivationAlert';
import { NotificationsAlert } from './NotificationsAlert';
import { PhotoAlert } from './PhotoAlert';
import { PushAlert } from './PushAlert';

/** The warnings of a member, each dismissible for good. */
export const Alerts = () => (
  <div css={list}>
    <ActivationAlert />
    <NotificationsAlert />
    <PhotoAlert />
    <PushAlert />
  </div>
);

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space3,
  width: '100%',
  maxWidth: `calc(${token.sizeContent} + 2 * ${token.space5})`,
  marginInline: 'auto',
  '&:not(:empty)': { padding: `${token.space4} ${token.space4} 0` },
  [media.md]: { '&:not(:empty)': { paddingInline: token.space5 } },
});

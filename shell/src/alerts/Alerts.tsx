import { css } from '@emotion/react';
import { Alert, ButtonLink, media, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { PushButton } from '../push/PushButton';
import { PushPromise } from '../push/PushPromise';
import { ActivationText } from './ActivationText';
import { NotificationsAlert } from './NotificationsAlert';
import { ResendButton } from './ResendButton';
import { useActivationReminder } from './useActivationReminder';
import { useAlert } from './useAlert';

/** Shown to a member without a photo. */
const PhotoAlert = observer(() => {
  const { isShown, dismiss } = useAlert('photo');
  if (!isShown) return null;
  const action = (
    <ButtonLink to={pathTo('profile')} size="s" icon="camera-plus">
      <FormattedMessage
        id="shell.alert.photo_action"
        defaultMessage="Add a photo"
        description="Button in the warning about the missing photo"
      />
    </ButtonLink>
  );
  return (
    <Alert tone="info" icon="photo" action={action} onDismiss={dismiss}>
      <FormattedMessage
        id="shell.alert.photo"
        defaultMessage="Your profile has no photo yet. Members with a photo get more answers."
        description="Warning for a member without a photo"
      />
    </Alert>
  );
});

/** Offers push messages while they are possible but off. */
const PushAlert = observer(() => {
  const { isShown, dismiss } = useAlert('push');
  if (!isShown) return null;
  return (
    <Alert tone="info" icon="bell" action={<PushButton />} onDismiss={dismiss}>
      <PushPromise />
    </Alert>
  );
});

/** Reminds a member to confirm the email address. */
export const ActivationAlert = observer(() =>
  useActivationReminder() === 'alert' ? (
    <Alert tone="warning" icon="mail" action={<ResendButton />}>
      <ActivationText />
    </Alert>
  ) : null,
);

/** The alerts of a member; all but the reminder to confirm the address can be dismissed for good. */
export const Alerts = () => (
  <div css={listStyle}>
    <ActivationAlert />
    <NotificationsAlert />
    <PhotoAlert />
    <PushAlert />
  </div>
);

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space3,
  width: '100%',
  maxWidth: `calc(${token.sizeContent} + 2 * ${token.space5})`,
  marginInline: 'auto',
  '&:not(:empty)': { padding: `${token.space4} ${token.space4} 0` },
  [media.md]: { '&:not(:empty)': { paddingInline: token.space5 } },
});

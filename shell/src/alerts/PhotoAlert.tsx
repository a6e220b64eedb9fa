import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, ButtonLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useAlert } from './useAlert';

/** A member without a photo. */
export const PhotoAlert = observer(() => {
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

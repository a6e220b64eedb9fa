import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { PushButton } from '../push/PushButton';
import { PushPromise } from '../push/PushPromise';
import { useAlert } from './useAlert';

/** Push is possible but not on. */
export const PushAlert = observer(() => {
  const { isShown, dismiss } = useAlert('push');
  if (!isShown) return null;
  return (
    <Alert tone="info" icon="bell" action={<PushButton />} onDismiss={dismiss}>
      <PushPromise />
    </Alert>
  );
});

import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Button, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@rendezvous/shared/store';
import { passkeyDevice } from '../api/passkeyDevice';
import { PasskeyLoginStore } from '../stores/PasskeyLoginStore';

/** Offers passkeys in the name field until the component unmounts, which aborts a pending request; `onDone` is called after a login. */
function usePasskeyLogin(onDone: () => void): PasskeyLoginStore {
  const root = useStore();
  const handleDone = useEffectEvent(onDone);
  const [login, setLogin] = useState(() => new PasskeyLoginStore(root, () => undefined));
  useEffect(() => {
    const store = new PasskeyLoginStore(root, () => handleDone());
    setLogin(store);
    void store.offerInNameField();
    return () => void passkeyDevice.cancel();
  }, [root]);
  return login;
}

/** Button for logging in with a passkey, where the browser supports it; the name field offers passkeys as well. */
export const PasskeyLogin = observer(({ onDone }: { onDone: () => void }) => {
  const intl = useIntl();
  const { isBusy, failure, promptDevice: ask } = usePasskeyLogin(onDone);
  // The prerendered page has the button, since nearly every browser supports passkeys; in the few others it is removed.
  const [isCapable, setCapable] = useState(true);
  useEffect(() => setCapable(passkeyDevice.isCapable()), []);
  if (!isCapable) return null;
  return (
    <Stack gap="m">
      <Button variant="secondary" size="l" icon="key" wide busy={isBusy} onPress={() => void ask()}>
        <FormattedMessage id="auth.login.passkey" defaultMessage="Log in with a passkey" description="Second button of the login page" />
      </Button>
      {failure === null ? null : <Alert tone="danger">{describeError(intl, failure)}</Alert>}
    </Stack>
  );
});

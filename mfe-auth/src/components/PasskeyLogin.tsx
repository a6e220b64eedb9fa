import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Button, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@rendezvous/shared/store';
import { passkeyDevice } from '../api/passkeyDevice';
import { PasskeyLoginStore } from '../stores/PasskeyLoginStore';

/** The passkey login of a screen; a pending request is aborted with it. */
function usePasskeyLogin(onDone: () => void): PasskeyLoginStore {
  const root = useStore();
  const done = useEffectEvent(onDone);
  const [login, setLogin] = useState(() => new PasskeyLoginStore(root, () => undefined));
  useEffect(() => {
    const own = new PasskeyLoginStore(root, () => done());
    setLogin(own);
    void own.offer();
    return () => void passkeyDevice.cancel();
  }, [root]);
  return login;
}

/** Passwordless login where the browser supports it; the name field offers the same. */
export const PasskeyLogin = observer(({ onDone }: { onDone: () => void }) => {
  const intl = useIntl();
  const { isBusy, failure, ask } = usePasskeyLogin(onDone);
  // Nearly every browser supports it; the prerendered page has the button, and the few others remove it.
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

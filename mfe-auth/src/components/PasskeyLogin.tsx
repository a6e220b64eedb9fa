import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Button, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { passkeyDevice } from '../api/passkeyDevice';
import { usePasskeyLogin } from '../stores/usePasskeyLogin';

/** Login without a password, where the browser can; the field of the name offers the same. */
export const PasskeyLogin = observer(({ onDone }: { onDone: () => void }) => {
  const intl = useIntl();
  const { isBusy, failure, ask } = usePasskeyLogin(onDone);
  // Nearly every browser can; the page of all visitors has the button, the few others lose it.
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

import { PASSKEYS_MAX } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, Card, ErrorState, Heading, Skeleton, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { passkeyDevice } from '../api/passkeyDevice';
import { usePasskeysStore } from '../stores/PasskeysStore';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow } from './PasskeyRow';

/** The member's passkeys, which can be added, renamed and removed. */
export const PasskeysCard = () => (
  <Card as="section">
    <Stack>
      <Heading level={2}>
        <FormattedMessage id="auth.passkeys.title" defaultMessage="Passkeys" description="Heading in the settings" />
      </Heading>
      <Text tone="muted">
        <FormattedMessage
          id="auth.passkeys.text"
          defaultMessage="Log in with your fingerprint, your face or your device’s code. Your password still works."
          description="Explains passkeys in the settings"
        />
      </Text>
      <Passkeys />
    </Stack>
  </Card>
);

const Passkeys = observer(() => {
  const intl = useIntl();
  const { list } = usePasskeysStore();
  const { value, error, load } = list;
  useEffect(() => void load(), [load]);
  if (value === undefined && error !== undefined) return <ErrorState onRetry={() => void load()}>{describeError(intl, error)}</ErrorState>;
  if (value === undefined)
    return (
      <div aria-busy="true">
        <Skeleton shape="button" />
      </div>
    );
  return (
    <>
      {value.length === 0 ? null : (
        <Stack as="ul" gap="s">
          {value.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Stack>
      )}
      {value.length < PASSKEYS_MAX ? <AddButton /> : <LimitReached />}
    </>
  );
});

function AddButton() {
  const [isOpen, setOpen] = useState(false);
  if (!passkeyDevice.isCapable()) return <NotSupported />;
  return (
    <>
      <Button variant="secondary" icon="key" onPress={() => setOpen(true)}>
        <FormattedMessage id="auth.passkeys.add" defaultMessage="Add a passkey" description="Button in the settings" />
      </Button>
      <AddPasskey isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const NotSupported = () => (
  <Text>
    <FormattedMessage
      id="auth.passkeys.unable"
      defaultMessage="This browser can’t create passkeys."
      description="In the settings, in place of the button that adds a passkey"
    />
  </Text>
);

const LimitReached = () => (
  <Text>
    <FormattedMessage
      id="auth.passkeys.full"
      defaultMessage="You have {max, plural, one {# passkey} other {# passkeys}}. Remove one to add another."
      description="In the settings, in place of the button that adds a passkey; max is 10"
      values={{ max: PASSKEYS_MAX }}
    />
  </Text>
);

import { css } from '@emotion/react';
import type { Session } from '@rendezvous/shared/contract';
import { defineMessages, formatDateTime, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Badge, Button, Stack, Text, token } from '@rendezvous/shared/ui';
import { countryName } from '@rendezvous/shared/words';
import { useBusy } from './useBusy';

interface SessionRowProps {
  session: Session;
  onEnd: () => Promise<void>;
}

/** A device where the member is logged in, with its name, its location and when it was last active. */
export const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const intl = useIntl();
  const [isBusy, run] = useBusy();
  const device = session.device === '' ? intl.formatMessage(unknownDeviceMessage) : session.device;
  const label = intl.formatMessage(
    {
      id: 'shell.devices.end_named',
      defaultMessage: 'Log out: {device}',
      description: 'Button, for screen readers; device: such as Firefox, Windows',
    },
    { device },
  );
  return (
    <li css={row}>
      <Stack gap="none">
        <Text weight="medium">{device}</Text>
        <LastSeen session={session} />
      </Stack>
      {session.current ? (
        <Badge tone="success" css={currentBadge}>
          <FormattedMessage id="shell.devices.current" defaultMessage="This device" description="Mark in the list of devices" />
        </Badge>
      ) : (
        <Button variant="secondary" size="s" busy={isBusy} aria-label={label} onPress={() => run(onEnd)}>
          <FormattedMessage id="shell.devices.end" defaultMessage="Log out" description="Button beside another device" />
        </Button>
      )}
    </li>
  );
};

const { unknown: unknownDeviceMessage } = defineMessages({
  unknown: { id: 'shell.devices.unknown', defaultMessage: 'Unknown device', description: 'In the list of devices' },
});

const LastSeen = ({ session: { country, last_active: lastActive } }: { session: Session }) => {
  const intl = useIntl();
  const time = formatDateTime(intl, lastActive);
  return (
    <Text size="s" tone="muted">
      {country === '' ? (
        <FormattedMessage
          id="shell.devices.seen"
          defaultMessage="Last active {time}"
          description="Under a device; time: day and time"
          values={{ time }}
        />
      ) : (
        <FormattedMessage
          id="shell.devices.seen_in"
          defaultMessage="{place}, last active {time}"
          description="Under a device; place: country where it logged in; time: day and time"
          values={{ place: countryName(intl, country), time }}
        />
      )}
    </Text>
  );
};

const currentBadge = css({ flexShrink: 0, whiteSpace: 'nowrap' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space3,
  paddingBlock: token.space2,
});

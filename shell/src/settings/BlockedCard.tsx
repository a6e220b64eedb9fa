import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { BlockedStore } from '../stores/BlockedStore';
import { AvoidedRow } from './AvoidedRow';
import { Loaded } from './Loaded';
import { SettingsCard } from './SettingsCard';

/** Whom the member has blocked. */
export const BlockedCard = observer(() => {
  const intl = useIntl();
  const store = useStore();
  const blocked = store.slice('blocked@1', () => new BlockedStore(store));
  const safety = useSafety();
  const list = blocked.list.value ?? [];
  const unblock = async (id: string): Promise<void> => {
    await blocked.unblock(id);
    safety.show(id);
  };
  return (
    <SettingsCard
      title={<FormattedMessage id="shell.blocked.title" defaultMessage="Blocked members" description="Heading in the settings" />}
    >
      <Loaded of={blocked.list} lines={2}>
        {() =>
          list.length === 0 ? (
            <Nobody />
          ) : (
            <Stack as="ul" gap="none">
              {list.map((member) => (
                <AvoidedRow
                  key={member.id}
                  member={member}
                  action={
                    <FormattedMessage id="shell.blocked.unblock" defaultMessage="Unblock" description="Button beside a blocked member" />
                  }
                  label={intl.formatMessage(
                    {
                      id: 'shell.blocked.unblock_named',
                      defaultMessage: 'Unblock {name}',
                      description: 'Button, for screen readers; name: of a member',
                    },
                    { name: member.name },
                  )}
                  onPress={() => unblock(member.id)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </SettingsCard>
  );
});

const Nobody = () => (
  <Text tone="muted">
    <FormattedMessage id="shell.blocked.nobody" defaultMessage="You have not blocked anybody." description="Settings: empty list" />
  </Text>
);

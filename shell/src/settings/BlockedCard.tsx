import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { BlockedStore } from '../stores/BlockedStore';
import { BlockedRow } from './BlockedRow';
import { Loaded } from './Loaded';
import { SettingsCard } from './SettingsCard';

/** Whom the member has blocked. */
export const BlockedCard = observer(() => {
  const store = useStore();
  const blocked = store.slice('blocked@1', () => new BlockedStore(store));
  const list = blocked.list.value ?? [];
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
                <BlockedRow key={member.id} member={member} onUnblock={() => blocked.unblock(member.id)} />
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

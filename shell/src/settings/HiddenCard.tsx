import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { HiddenStore } from '../stores/HiddenStore';
import { AvoidedRow } from './AvoidedRow';
import { Loaded } from './Loaded';
import { SettingsCard } from './SettingsCard';

/** Whom the member has hidden, and the way back. */
export const HiddenCard = observer(() => {
  const intl = useIntl();
  const store = useStore();
  const safety = useSafety();
  const hidden = store.slice('hidden@1', () => new HiddenStore(store));
  const list = hidden.list.value ?? [];
  const show = async (id: string): Promise<void> => {
    await hidden.show(id);
    safety.show(id);
  };
  return (
    <SettingsCard
      title={<FormattedMessage id="shell.hidden.title" defaultMessage="Hidden members" description="Heading in the settings" />}
    >
      <Loaded of={hidden.list} lines={2}>
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
                    <FormattedMessage id="shell.hidden.show" defaultMessage="Show again" description="Button beside a hidden member" />
                  }
                  label={intl.formatMessage(
                    {
                      id: 'shell.hidden.show_named',
                      defaultMessage: 'Show {name} again',
                      description: 'Button, for screen readers; name: of a member',
                    },
                    { name: member.name },
                  )}
                  onPress={() => show(member.id)}
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
    <FormattedMessage id="shell.hidden.nobody" defaultMessage="You have not hidden anybody." description="Settings: empty list" />
  </Text>
);

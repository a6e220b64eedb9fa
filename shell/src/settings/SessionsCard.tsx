import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { defineSlice, Loadable, type RootStore, useStore } from '@rendezvous/shared/store';
import { Button, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import * as user from '@rendezvous/shared/calls/user';
import { request } from '@rendezvous/shared/calls/request';
import type { Session } from '@rendezvous/shared/contract';
import { LoadableSection } from './LoadableSection';
import { SessionRow } from './SessionRow';
import { SettingsCard } from './SettingsCard';
import { useBusy } from './useBusy';

/** Lists and ends the member's sessions, one for each device that is logged in. */
class SessionsStore {
  readonly list: Loadable<Session[]>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.list = new Loadable(async () => (await request(root.http, user.listSessions)).sessions);
  }

  /** Logs out a session; without an id, all but the current one. */
  async end(id?: string): Promise<void> {
    this.list.take((await request(this.#root.http, user.endSessions, id === undefined ? {} : { id })).sessions);
  }
}

const { use: useSessions } = defineSlice('sessions@1', (store) => new SessionsStore(store));

/** Where the member is logged in, with buttons to log out the other devices. */
export const SessionsCard = observer(() => {
  const sessions = useSessions();
  const list = sessions.list.value ?? [];
  return (
    <SettingsCard
      title={
        <FormattedMessage
          id="shell.devices.title"
          defaultMessage="Devices"
          description="Heading in the settings: where the member is logged in"
        />
      }
    >
      <LoadableSection loadable={sessions.list} lines={4}>
        {() => (
          <>
            <Stack as="ul" gap="none">
              {list.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => sessions.end(session.id)} />
              ))}
            </Stack>
            {list.length > 1 ? <EndOtherSessions onEnd={() => sessions.end()} /> : null}
          </>
        )}
      </LoadableSection>
    </SettingsCard>
  );
});

const EndOtherSessions = ({ onEnd }: { onEnd: () => Promise<void> }) => {
  const intl = useIntl();
  const { toasts } = useStore();
  const [isBusy, run] = useBusy();
  const message = intl.formatMessage({
    id: 'shell.devices.ended',
    defaultMessage: 'All other devices are logged out.',
    description: 'Toast in the settings',
  });
  return (
    <Button variant="secondary" icon="logout" busy={isBusy} onPress={() => run(() => onEnd().then(() => void toasts.show(message)))}>
      <FormattedMessage id="shell.devices.end_others" defaultMessage="Log out all other devices" description="Button in the settings" />
    </Button>
  );
};

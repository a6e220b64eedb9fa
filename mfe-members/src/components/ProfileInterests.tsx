import type { InterestKey } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Heading, Row, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { InterestTag } from '@rendezvous/shared/pickers';

/** Interests with icons, the shared ones first and marked. */
export const ProfileInterests = observer(({ interests }: { interests: readonly InterestKey[] }) => {
  const { session } = useStore();
  const ownInterests = session.user?.profile.interests ?? [];
  if (interests.length === 0) return null;
  const sortedInterests = [...interests].sort((a, b) => Number(ownInterests.includes(b)) - Number(ownInterests.includes(a)));
  return (
    <Stack gap="s" as="section">
      <Heading level={3}>
        <FormattedMessage id="members.interests.title" defaultMessage="Interests" description="Heading on a profile" />
      </Heading>
      <Row gap="s" as="ul">
        {sortedInterests.map((key) => (
          <li key={key}>
            <InterestTag interest={key} common={ownInterests.includes(key)} />
          </li>
        ))}
      </Row>
    </Stack>
  );
});

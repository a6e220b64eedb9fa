import { ButtonLink, Card, Heading, Stack, Text } from '@rendezvous/shared/ui';
import { DELETE_REVERSIBLE_DAYS, pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { PasskeysCard } from './PasskeysCard';

/** Card in the settings that links to account deletion. */
const DeleteCard = () => (
  <Card as="section">
    <Stack>
      <Heading level={2}>
        <FormattedMessage id="auth.delete.card" defaultMessage="Delete account" description="Heading in the settings" />
      </Heading>
      <Text tone="muted">
        <FormattedMessage
          id="auth.delete.cardText"
          defaultMessage="You’ll have {days, plural, one {# day} other {# days}} to change your mind."
          description="In the settings, above the link that leads to the deletion of the account"
          values={{ days: DELETE_REVERSIBLE_DAYS }}
        />
      </Text>
      <ButtonLink to={pathTo('delete-account')} variant="secondary" icon="trash">
        <FormattedMessage id="auth.delete.link" defaultMessage="Delete my account" description="Link in the settings" />
      </ButtonLink>
    </Stack>
  </Card>
);

/** Slot `account-settings`: the settings that this remote provides. */
export const AccountSettings = () => (
  <Stack gap="xl">
    <PasskeysCard />
    <DeleteCard />
  </Stack>
);

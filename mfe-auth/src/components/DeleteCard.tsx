import { DELETE_REVERSIBLE_DAYS, pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, Card, Heading, Stack, Text } from '@rendezvous/shared/ui';

/** Entry from the settings to the deletion. */
export const DeleteCard = () => (
  <Card as="section">
    <Stack>
      <Heading level={2}>
        <FormattedMessage id="auth.delete.card" defaultMessage="Delete account" description="Heading in the settings" />
      </Heading>
      <Text tone="muted">
        <FormattedMessage
          id="auth.delete.cardText"
          defaultMessage="You can change your mind for {days, plural, one {# day} other {# days}}."
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

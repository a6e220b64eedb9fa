import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, Card, Heading, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useMethodsStore } from '../stores/MethodsStore';
import { LoadableSection } from './LoadableSection';
import { StoredMethodRow } from './StoredMethodRow';

/** Stored cards and mandates in the settings, each with a button that removes or revokes it. */
export const StoredMethodsCard = () => (
  <Card as="section">
    <Stack>
      <Heading level={2}>
        <FormattedMessage
          id="credits.methods.title"
          defaultMessage="Stored payment methods"
          description="Heading in the settings: kept cards and direct debit mandates"
        />
      </Heading>
      <Methods />
    </Stack>
  </Card>
);

const Methods = observer(() => {
  const { storedMethods } = useMethodsStore();
  return (
    <LoadableSection loadable={storedMethods} lines={2}>
      {(methods) =>
        methods.length === 0 ? (
          <NoMethods />
        ) : (
          <Stack as="ul" gap="s">
            {methods.map((method) => (
              <StoredMethodRow key={method.id} method={method} as="li" />
            ))}
          </Stack>
        )
      }
    </LoadableSection>
  );
});

const NoMethods = () => (
  <>
    <Text tone="muted">
      <FormattedMessage
        id="credits.methods.none"
        defaultMessage="No card and no direct debit mandate is stored."
        description="Where stored payment methods would be listed"
      />
    </Text>
    <ButtonLink to={pathTo('directdebit')} variant="secondary" icon="card">
      <FormattedMessage
        id="credits.debit.set_up"
        defaultMessage="Set up direct debit"
        description="Link to the form for a SEPA direct debit mandate"
      />
    </ButtonLink>
  </>
);

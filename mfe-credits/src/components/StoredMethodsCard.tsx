import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, Card, Heading, Skeleton, Stack, Text, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useMethodsStore } from '../stores/useMethodsStore';
import { LoadFailed } from './LoadFailed';
import { StoredMethodRow } from './StoredMethodRow';

/** Kept cards and mandates in the settings, to be removed or revoked. */
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
  const { stored } = useMethodsStore();
  const { value, error, load } = stored;
  useEffect(() => void load(), [load]);
  const isWaiting = useSteadyLoading(value === undefined && error === undefined);
  if (isWaiting) return <Skeleton lines={2} />;
  if (value === undefined) return <LoadFailed of={stored} />;
  if (value.length === 0) return <NoMethods />;
  return (
    <Stack as="ul" gap="s">
      {value.map((method) => (
        <StoredMethodRow key={method.id} method={method} as="li" />
      ))}
    </Stack>
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

import { pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import type { RootStore } from '@rendezvous/shared/store';
import { AlertsPlace, ButtonLink, ErrorState, Icon, Page, Row, Skeleton, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { css } from '@emotion/react';
import { BalanceCard } from '../components/BalanceCard';
import { CodeField } from '../components/CodeField';
import { DiscountNote } from '../components/DiscountNote';
import { PackageCards } from '../components/PackageCards';
import { creditsOf, useCreditsStore } from '../stores/CreditsStore';

const PLACEHOLDER_COUNT = 6;

const PackagesSkeleton = () => (
  <Stack gap="s">
    {Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
      <Skeleton key={index} shape="block" css={placeholderCard} />
    ))}
  </Stack>
);

const placeholderCard = css({ '& > span': { minHeight: '4rem' } });

const Credits = observer(() => {
  const credits = useCreditsStore();
  useEffect(() => void credits.load(), [credits]);
  return (
    <Page
      width="narrow"
      placesAlerts
      title={<FormattedMessage id="credits.packages.title" defaultMessage="Credits" description="Title of the credit packages" />}
      lead={
        <FormattedMessage
          id="credits.packages.lead"
          defaultMessage="Credits pay for the messages you send. Reading and receiving are free."
          description="Under the title of the credit packages"
        />
      }
    >
      <BalanceCard />
      <AlertsPlace />
      <ActiveDiscount />
      <Packages />
    </Page>
  );
});

/** Credit packages with balance and active discount. */
export const CreditsScreen = Object.assign(Credits, { ahead: (store: RootStore) => creditsOf(store).prefetch() });

const ActiveDiscount = observer(() => {
  const { discount, enteredCode, remove } = useCreditsStore().orderCode;
  return discount && <DiscountNote discount={discount} onRemove={discount === enteredCode ? remove : undefined} />;
});

const Packages = observer(() => {
  const intl = useIntl();
  const credits = useCreditsStore();
  if (credits.error !== null) return <ErrorState onRetry={() => void credits.load()}>{describeError(intl, credits.error)}</ErrorState>;
  if (!credits.isLoaded) return <PackagesSkeleton />;
  return (
    <Stack gap="xl">
      <PackageCards />
      <CodeField />
      <ButtonLink to={pathTo('credits-id-paymentmethod', { id: String(credits.selectedId) })} size="l" iconEnd="arrow-right" wide>
        <FormattedMessage
          id="credits.continue"
          defaultMessage="Continue to payment"
          description="Link under the packages; nothing is paid yet"
        />
      </ButtonLink>
      <NoSubscription />
    </Stack>
  );
});

const NoSubscription = () => (
  <Row gap="s" wrap={false} align="start">
    <Icon name="shield" size={20} />
    <Text size="s" tone="muted">
      <FormattedMessage
        id="credits.no_subscription"
        defaultMessage="No subscription: nothing renews by itself. Any purchase makes you a Premium member, without an end date."
        description="Under the credit packages"
      />
    </Text>
  </Row>
);

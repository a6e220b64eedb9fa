import { css } from '@emotion/react';
import { creditPackages, currencyOf, paymentMethodsOf } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl, useMoney } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Card, Grid, Heading, Page, Stack, Table, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { MethodMark } from '../components/MethodMark';
import { methodName } from '../components/methodName';
import { useCreditsStore } from '../stores/CreditsStore';

/** The price list, which needs no login. */
export const PricingScreen = observer(() => {
  const { settings } = useStore();
  const { refund_days: days } = settings.current;
  return (
    <Page
      title={<FormattedMessage id="credits.pricing.title" defaultMessage="Prices" description="Title of the public prices" />}
      lead={
        <FormattedMessage
          id="credits.pricing.lead"
          defaultMessage="You pay for messages with credits. No subscription; unused credits can be returned within {days, plural, one {# day} other {# days}}."
          description="Under the title of the public prices"
          values={{ days }}
        />
      }
    >
      <PackageTable />
      <ActionTable />
      <PaymentMethods />
    </Page>
  );
});

const PackageTable = observer(() => {
  const intl = useIntl();
  const money = useMoney();
  const { country } = useCreditsStore();
  const packages = creditPackages(currencyOf(country));
  return (
    <Table
      caption={<FormattedMessage id="credits.pricing.packages" defaultMessage="Credit packages" description="Name of a table of prices" />}
      showCaption
    >
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="credits.summary.credits" defaultMessage="Credits" description="Line of the order" />
          </th>
          <th scope="col" data-end>
            <FormattedMessage id="credits.summary.price" defaultMessage="Price" description="Line of the order" />
          </th>
          <th scope="col" data-end>
            <FormattedMessage id="credits.pricing.each" defaultMessage="Per credit" description="Column of the table of prices" />
          </th>
        </tr>
      </thead>
      <tbody>
        {packages.map(({ id, credits, price, currency }) => (
          <tr key={id}>
            <td>{intl.formatNumber(credits)}</td>
            <td data-end>{money({ amount: price, currency })}</td>
            <td data-end>{money({ amount: Math.ceil(price / credits), currency })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
});

const ActionTable = observer(() => {
  const { settings } = useStore();
  const { message_credits: message, photo_credits: photo, gift_credits: gift } = settings.current;
  return (
    <Card>
      <Stack gap="s">
        <Heading level={2}>
          <FormattedMessage
            id="credits.pricing.actions"
            defaultMessage="What things cost"
            description="Heading above the prices of messages"
          />
        </Heading>
        <MinimumCost />
        <Text>
          <FormattedMessage
            id="credits.pricing.message"
            defaultMessage="A message, GIF or icebreaker: {credits, plural, one {# credit} other {# credits}}"
            description="Price of a message"
            values={{ credits: message }}
          />
        </Text>
        <Text>
          <FormattedMessage
            id="credits.pricing.photo"
            defaultMessage="A photo: {credits, plural, one {# credit} other {# credits}}"
            description="Price of a photo in a chat"
            values={{ credits: photo }}
          />
        </Text>
        <Text>
          <FormattedMessage
            id="credits.pricing.gift"
            defaultMessage="A gift: from {credits, plural, one {# credit} other {# credits}}"
            description="Price of the cheapest gift"
            values={{ credits: gift }}
          />
        </Text>
        <Text tone="muted">
          <FormattedMessage
            id="credits.pricing.free"
            defaultMessage="Receiving, reading and liking are free."
            description="Under the prices of messages"
          />
        </Text>
      </Stack>
    </Card>
  );
});

/** Lowest price of a message in the country; renders nothing if the domain sets none. */
const MinimumCost = observer(() => {
  const money = useMoney();
  const { country } = useCreditsStore();
  const minimumCost = useStore().settings.current.minimum_message_costs[country];
  if (!minimumCost) return null;
  return (
    <Text weight="medium">
      <FormattedMessage
        id="credits.pricing.minimum"
        defaultMessage="Messages from {costs}"
        description="On the public prices; costs: the least a message costs, with its currency"
        values={{ costs: money({ amount: minimumCost.costs, currency: minimumCost.currency }) }}
      />
    </Text>
  );
});

const PaymentMethods = observer(() => {
  const intl = useIntl();
  const methods = paymentMethodsOf(useCreditsStore().country);
  return (
    <Stack gap="s" as="section">
      <Heading level={2}>
        <FormattedMessage id="credits.pricing.methods" defaultMessage="Payment methods" description="Heading above the payment methods" />
      </Heading>
      <Grid as="ul" gap="m" css={methodList}>
        {methods.map((method) => (
          <li key={method} css={methodItem}>
            <MethodMark method={method} />
            {methodName(intl, method)}
          </li>
        ))}
      </Grid>
    </Stack>
  );
});

const methodList = css({ margin: 0, padding: 0 });
const methodItem = css({ display: 'inline-flex', alignItems: 'center', gap: token.space2, listStyle: 'none' });

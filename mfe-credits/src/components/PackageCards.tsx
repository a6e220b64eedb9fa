import { type CreditPackage, type DiscountCode, discounted } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl, useMoney } from '@rendezvous/shared/intl';
import { RadioCards, Stack, Text, token } from '@rendezvous/shared/ui';
import { css } from '@emotion/react';

interface Props {
  packages: readonly CreditPackage[];
  discount: DiscountCode | null;
  /** Credits of one message. */
  messageCredits: number;
  selected: number;
  onSelect: (id: number) => void;
}

/** The packages with what a message costs in each; the old price is struck through only while a discount really runs. */
export function PackageCards({ packages, discount, messageCredits, selected, onSelect }: Props) {
  const intl = useIntl();
  const options = packages.map((offer) => ({
    value: String(offer.id),
    label: intl.formatMessage(
      {
        id: 'credits.package.name',
        defaultMessage: '{credits, plural, one {# credit} other {# credits}}',
        description: 'Name of a package',
      },
      { credits: offer.credits },
    ),
    description: <MessagePrice offer={offer} discount={discount} messageCredits={messageCredits} />,
    aside: <PackagePrice offer={offer} discount={discount} />,
  }));
  return (
    <RadioCards
      label={<FormattedMessage id="credits.packages.choose" defaultMessage="Choose a package" description="Question above the packages" />}
      options={options}
      value={String(selected)}
      onChange={(id) => onSelect(Number(id))}
      layout="list"
    />
  );
}

const priceOf = (offer: CreditPackage, discount: DiscountCode | null): number =>
  discount ? discounted(offer.price, discount.value_percentage) : offer.price;

function PackagePrice({ offer, discount }: { offer: CreditPackage; discount: DiscountCode | null }) {
  const money = useMoney();
  return (
    <Stack gap="none" align="end">
      {discount && (
        <Text as="span" size="s" tone="muted">
          <s css={old}>{money({ amount: offer.price, currency: offer.currency })}</s>
        </Text>
      )}
      <Text as="strong" size="l" weight="bold">
        {money({ amount: priceOf(offer, discount), currency: offer.currency })}
      </Text>
    </Stack>
  );
}

function MessagePrice({
  offer,
  discount,
  messageCredits,
}: {
  offer: CreditPackage;
  discount: DiscountCode | null;
  messageCredits: number;
}) {
  const money = useMoney();
  const amount = Math.ceil((priceOf(offer, discount) * messageCredits) / offer.credits);
  return (
    <FormattedMessage
      id="credits.package.message"
      defaultMessage="{price} per message"
      description="What one message costs in a package; price: money"
      values={{ price: money({ amount, currency: offer.currency }) }}
    />
  );
}

const old = css({ color: token.colorTextMuted });

import { css } from '@emotion/react';
import type { CreditPackage } from '@rendezvous/shared/contract';
import { FormattedMessage, useMoney } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { RadioCards, Text, token, VisuallyHidden } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCreditsStore } from '../stores/CreditsStore';

/** Choice of a package, with prices per message; while a discount applies, the full price is struck through. */
export const PackageCards = observer(() => {
  const credits = useCreditsStore();
  return (
    <RadioCards
      label={<FormattedMessage id="credits.packages.choose" defaultMessage="Choose a package" description="Question above the packages" />}
      options={credits.packages.map((offer) => {
        const { amount } = credits.getOffer(offer);
        return {
          value: String(offer.id),
          label: <PackageName credits={offer.credits} />,
          description: <MessagePrice offer={offer} amount={amount} />,
          aside: <PackagePrice offer={offer} amount={amount} />,
        };
      })}
      value={String(credits.selectedId)}
      onChange={(id) => credits.select(Number(id))}
      layout="list"
    />
  );
});

interface PackagePriceProps {
  offer: CreditPackage;
  /** Current price, in minor units. */
  amount: number;
}

const PackageName = ({ credits }: { credits: number }) => (
  <FormattedMessage
    id="credits.package.name"
    defaultMessage="{credits, plural, one {# credit} other {# credits}}"
    description="Name of a package"
    values={{ credits }}
  />
);

function PackagePrice({ offer: { price, currency }, amount }: PackagePriceProps) {
  const money = useMoney();
  return (
    <span css={tag}>
      {amount < price && (
        <del css={priceBefore}>
          <FormattedMessage
            id="credits.package.before"
            defaultMessage="<hidden>Without discount:</hidden> {price}"
            description="A struck-through price; what stands in hidden is only read out"
            values={{ price: money({ amount: price, currency }), hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }}
          />
        </del>
      )}
      <Text as="strong" size="l" weight="bold">
        {money({ amount, currency })}
      </Text>
    </span>
  );
}

const MessagePrice = observer(({ offer: { credits, currency }, amount }: PackagePriceProps) => {
  const money = useMoney();
  const { message_credits: cost } = useStore().settings.current;
  return (
    <FormattedMessage
      id="credits.package.message"
      defaultMessage="{price} per message"
      description="What one message costs in a package; price: money"
      values={{ price: money({ amount: Math.ceil((amount * cost) / credits), currency }) }}
    />
  );
});

const tag = css({ display: 'grid', justifyItems: 'end', flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
const priceBefore = css({ fontSize: token.fontSizeXs, opacity: 0.85 });

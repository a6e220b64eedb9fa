import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Card, Icon, Row, Text, TextLink, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { SpendingLink } from './SpendingLink';

/** The member's balance, with links to past purchases and the spending limits and, for buyers, to order again. */
export const BalanceCard = observer(() => {
  const { session } = useStore();
  return (
    <Card css={card}>
      <span css={iconDisc}>
        <Icon name="coins" size={28} />
      </span>
      <div>
        <Text size="l" weight="bold">
          <FormattedMessage
            id="credits.balance"
            defaultMessage="{credits, plural, =0 {You have no credits} one {You have # credit} other {You have # credits}}"
            description="Balance over the credit packages"
            values={{ credits: session.credits }}
          />
        </Text>
        <Row gap="m" css={linkRow}>
          <TextLink to={pathTo('transactions-id')}>
            <FormattedMessage id="credits.balance.payments" defaultMessage="Your payments" description="Link under the balance" />
          </TextLink>
          {session.user?.paid_user && (
            <TextLink to={pathTo('credits-repeat-order')}>
              <FormattedMessage
                id="credits.repeat.title"
                defaultMessage="Order again"
                description="Title of the page that repeats the last order, and links that lead there"
              />
            </TextLink>
          )}
          <SpendingLink />
        </Row>
      </div>
    </Card>
  );
});

const linkRow = css({ fontSize: token.fontSizeS });
const card = css({ display: 'flex', alignItems: 'center', gap: token.space4 });
const iconDisc = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: '50%',
  background: token.colorAccentSoft,
  color: token.colorOnAccentSoft,
});

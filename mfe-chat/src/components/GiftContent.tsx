import { css } from '@emotion/react';
import type { GiftKey } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, type MessageDescriptor } from '@rendezvous/shared/intl';
import { Icon, token } from '@rendezvous/shared/ui';

/** Names of gifts; only keys are stored, so that each side reads the name in its own language. */
const giftNames: Record<GiftKey, MessageDescriptor> = defineMessages({
  rose: { id: 'chat.gift.rose', defaultMessage: 'A rose', description: 'Gift sent in a chat' },
  chocolate: { id: 'chat.gift.chocolate', defaultMessage: 'Chocolates', description: 'Gift sent in a chat' },
  coffee: { id: 'chat.gift.coffee', defaultMessage: 'A coffee', description: 'Gift sent in a chat' },
  drink: { id: 'chat.gift.drink', defaultMessage: 'A drink', description: 'Gift sent in a chat' },
  kiss: { id: 'chat.gift.kiss', defaultMessage: 'A kiss', description: 'Gift sent in a chat' },
  teddy_bear: { id: 'chat.gift.teddy_bear', defaultMessage: 'A teddy bear', description: 'Gift sent in a chat' },
  flowers: { id: 'chat.gift.flowers', defaultMessage: 'Flowers', description: 'Gift sent in a chat' },
  champagne: { id: 'chat.gift.champagne', defaultMessage: 'Champagne', description: 'Gift sent in a chat' },
  perfume: { id: 'chat.gift.perfume', defaultMessage: 'Perfume', description: 'Gift sent in a chat' },
  dinner: { id: 'chat.gift.dinner', defaultMessage: 'A dinner', description: 'Gift sent in a chat' },
  jewellery: { id: 'chat.gift.jewellery', defaultMessage: 'Jewellery', description: 'Gift sent in a chat' },
  weekend: { id: 'chat.gift.weekend', defaultMessage: 'A weekend away', description: 'Gift sent in a chat' },
});

interface GiftContentProps {
  gift: GiftKey;
  /** The accompanying text; empty if there is none. */
  text: string;
}

/** A gift with its name and accompanying text. */
export const GiftContent = ({ gift, text }: GiftContentProps) => (
  <>
    <span css={line}>
      <Icon name="gift" size={28} />
      <strong>
        <FormattedMessage {...giftNames[gift]} />
      </strong>
    </span>
    {text !== '' && <bdi>{text}</bdi>}
  </>
);

const line = css({ display: 'flex', alignItems: 'center', gap: token.space2 });

import { css } from '@emotion/react';
import type { GiftKey } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Icon, token } from '@rendezvous/shared/ui';
import { giftNames } from './giftNames';

interface GiftContentProps {
  gift: GiftKey;
  /** The accompanying text. */
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

import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Badge, token } from '@rendezvous/shared/ui';

/** Badge on the photo of a member who is online now. */
export const OnlineBadge = () => (
  <Badge tone="success" css={corner}>
    <FormattedMessage id="members.card.online" defaultMessage="Online" description="Mark on the photo of a member who is online now" />
  </Badge>
);

const corner = css({ position: 'absolute', insetInlineStart: token.space2, top: token.space2 });

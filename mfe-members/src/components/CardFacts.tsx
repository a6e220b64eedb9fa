import type { ProfileCard } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Badge, Text } from '@rendezvous/shared/ui';
import { distanceText } from '@rendezvous/shared/words';
import { formatPlace } from './formatPlace';

/** Place, distance and number of shared interests, each on its own line; an unknown distance and zero interests are left out. */
export function CardFacts({ card }: { card: ProfileCard }) {
  const intl = useIntl();
  const place = formatPlace(intl, card);
  return (
    <>
      {place !== '' && (
        <Text as="span" size="s" tone="muted" truncate>
          {place}
        </Text>
      )}
      {card.distance_bucket !== null && (
        <Text as="span" size="s" tone="muted">
          {distanceText(intl, card.distance_bucket)}
        </Text>
      )}
      {card.common_interests > 0 && (
        <Badge tone="primary" icon="sparkles">
          <FormattedMessage
            id="members.card.common"
            defaultMessage="{count, plural, one {# shared interest} other {# shared interests}}"
            description="On a member's card; count: interests both members named"
            values={{ count: card.common_interests }}
          />
        </Badge>
      )}
    </>
  );
}

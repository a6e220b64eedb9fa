import type { DistanceBucket } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

const messages: Record<DistanceBucket, MessageDescriptor> = defineMessages({
  under_10: { id: 'shared.distance.under_10', defaultMessage: 'Less than 10 km away', description: 'Distance to a member' },
  '10_25': { id: 'shared.distance.10_25', defaultMessage: '10 to 25 km away', description: 'Distance to a member' },
  '25_50': { id: 'shared.distance.25_50', defaultMessage: '25 to 50 km away', description: 'Distance to a member' },
  '50_100': { id: 'shared.distance.50_100', defaultMessage: '50 to 100 km away', description: 'Distance to a member' },
  over_100: { id: 'shared.distance.over_100', defaultMessage: 'More than 100 km away', description: 'Distance to a member' },
});

/** Describes the distance to a member by the distance bucket that the server returned. */
export const distanceText = (intl: IntlShape, bucket: DistanceBucket): string => intl.formatMessage(messages[bucket]);

import { css } from '@emotion/react';
import type { PremiumFeature } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, type MessageDescriptor } from '@rendezvous/shared/intl';
import { Icon, type IconName, Stack, Text, token } from '@rendezvous/shared/ui';

const featureMessages: Record<PremiumFeature, MessageDescriptor> = defineMessages({
  all_photos: { id: 'credits.premium.photos', defaultMessage: 'See all photos of every member', description: 'What premium gives' },
  unlimited_conversations: {
    id: 'credits.premium.conversations',
    defaultMessage: 'Start as many chats as you like',
    description: 'What premium gives',
  },
  more_photos: { id: 'credits.premium.upload', defaultMessage: 'Show yourself with up to 25 photos', description: 'What premium gives' },
  advanced_search: { id: 'credits.premium.search', defaultMessage: 'Search by looks and interests', description: 'What premium gives' },
});

const ICONS: Record<PremiumFeature, IconName> = {
  all_photos: 'photo',
  unlimited_conversations: 'message',
  more_photos: 'camera-plus',
  advanced_search: 'search',
};

/** List of premium features, each with an icon. */
export const PremiumBenefits = ({ features }: { features: readonly PremiumFeature[] }) => (
  <Stack gap="l" as="ul">
    {features.map((feature) => (
      <li key={feature} css={row}>
        <span css={iconDisc}>
          <Icon name={ICONS[feature]} size={22} />
        </span>
        <Text as="span" weight="medium">
          <FormattedMessage {...featureMessages[feature]} />
        </Text>
      </li>
    ))}
  </Stack>
);

const row = css({ display: 'flex', alignItems: 'center', gap: token.space4 });
const iconDisc = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: token.sizeTarget,
  height: token.sizeTarget,
  borderRadius: '50%',
  background: token.colorAccentSoft,
  color: token.colorOnAccentSoft,
});

import { css } from '@emotion/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from '@rendezvous/shared/intl';
import { Icon, type IconName, Stack, Text, token } from '@rendezvous/shared/ui';

type Benefit = 'photos' | 'conversations' | 'upload' | 'search';

const benefitMessages: Record<Benefit, MessageDescriptor> = defineMessages({
  photos: { id: 'credits.premium.photos', defaultMessage: 'See all photos of every member', description: 'What premium gives' },
  conversations: {
    id: 'credits.premium.conversations',
    defaultMessage: 'Start as many conversations as you like',
    description: 'What premium gives',
  },
  upload: { id: 'credits.premium.upload', defaultMessage: 'Show yourself with up to 25 photos', description: 'What premium gives' },
  search: { id: 'credits.premium.search', defaultMessage: 'Search by looks and interests', description: 'What premium gives' },
});

const ICONS: Record<Benefit, IconName> = { photos: 'photo', conversations: 'message', upload: 'camera-plus', search: 'search' };
const BENEFITS: readonly Benefit[] = ['photos', 'conversations', 'upload', 'search'];

/** Benefits of premium. */
export const PremiumBenefits = () => (
  <Stack gap="l" as="ul">
    {BENEFITS.map((benefit) => (
      <li key={benefit} css={row}>
        <span css={iconDisc}>
          <Icon name={ICONS[benefit]} size={22} />
        </span>
        <Text as="span" weight="medium">
          <FormattedMessage {...benefitMessages[benefit]} />
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

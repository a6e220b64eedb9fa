import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, ButtonLink, Card, Icon, type IconName, Page, Stack, Text, TextLink, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

const benefits = defineMessages({
  photos: { id: 'credits.premium.photos', defaultMessage: 'See all photos of every member', description: 'What premium gives' },
  conversations: {
    id: 'credits.premium.conversations',
    defaultMessage: 'Start as many conversations as you like',
    description: 'What premium gives',
  },
  upload: { id: 'credits.premium.upload', defaultMessage: 'Show yourself with up to 25 photos', description: 'What premium gives' },
  search: { id: 'credits.premium.search', defaultMessage: 'Search by looks and interests', description: 'What premium gives' },
});

const ICONS: Record<keyof typeof benefits, IconName> = {
  photos: 'photo',
  conversations: 'message',
  upload: 'camera-plus',
  search: 'search',
};

/** What premium gives, and that any purchase makes premium. */
export const PremiumScreen = observer(() => {
  const { session } = useStore();
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="credits.premium.title" defaultMessage="Premium" description="Title of the premium page" />}
      lead={
        <FormattedMessage
          id="credits.premium.lead"
          defaultMessage="Any purchase of credits makes you premium. There is no subscription and no end date."
          description="Under the title of the premium page"
        />
      }
    >
      {session.level === 'premium' && (
        <Alert tone="success" icon="crown">
          <FormattedMessage
            id="credits.premium.already"
            defaultMessage="You are a premium member."
            description="On the premium page, to a premium member"
          />
        </Alert>
      )}
      <Card>
        <Stack gap="m" as="ul">
          {(Object.keys(benefits) as (keyof typeof benefits)[]).map((key) => (
            <li key={key} css={benefit}>
              <Icon name={ICONS[key]} size={24} />
              <Text as="span">
                <FormattedMessage {...benefits[key]} />
              </Text>
            </li>
          ))}
        </Stack>
      </Card>
      <MatchChance />
      <ButtonLink to={pathTo('credits')} size="l" wide>
        <FormattedMessage id="credits.premium.buy" defaultMessage="See the credit packages" description="Link from the premium page" />
      </ButtonLink>
    </Page>
  );
});

/** The measured figure with its footnote; without a figure there is no sentence. */
const MatchChance = observer(() => {
  const { settings } = useStore();
  const percent = settings.current.premium_match_uplift;
  if (percent === null) return null;
  return (
    <Stack gap="xs">
      <Text>
        <FormattedMessage
          id="credits.premium.uplift"
          defaultMessage="Premium members have a {percent, number}% higher chance of a match"
          description="On the premium page; percent: measured figure"
          values={{ percent }}
        />
      </Text>
      <TextLink to={`${pathTo('pages-faq')}#premium-match`}>
        <FormattedMessage
          id="credits.premium.how"
          defaultMessage="How this was measured"
          description="Footnote of the figure on the premium page"
        />
      </TextLink>
    </Stack>
  );
});

const benefit = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space3,
  color: token.colorText,
  '& > svg': { color: token.colorPrimaryText, flexShrink: 0 },
});

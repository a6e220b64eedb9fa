import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Card, Icon, Text, TextLink, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** States by what percentage premium raises the chance of a match, and links to the method; hidden if there is no figure. */
export const MatchChance = observer(() => {
  const { settings } = useStore();
  const percent = settings.current.premium_match_uplift;
  if (percent === null) return null;
  return (
    <Card tone="primary" css={card}>
      <Icon name="match" size={36} />
      <div>
        <Text size="l" weight="bold">
          <FormattedMessage
            id="credits.premium.uplift"
            defaultMessage="Premium members have a {percent, number}% higher chance of a match"
            description="On the premium page; percent: measured figure"
            values={{ percent }}
          />
        </Text>
        <Text size="s">
          <TextLink to={`${pathTo('pages-faq')}#premium-match`} css={footnote}>
            <FormattedMessage
              id="credits.premium.how"
              defaultMessage="How this was measured"
              description="Footnote of the figure on the premium page"
            />
          </TextLink>
        </Text>
      </div>
    </Card>
  );
});

const card = css({ display: 'flex', alignItems: 'center', gap: token.space4, '& > svg': { flexShrink: 0 } });
const footnote = css({ color: 'inherit' });

import type { FoundMatch } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSafety } from '@rendezvous/shared/safety';
import { AlertsPlace, Badge, Button, ButtonLink, EmptyState, Grid, Heading, Row, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { FIRST_ROW_COUNT } from './firstRow';
import { MemberCard } from './MemberCard';

interface Props {
  matches: readonly FoundMatch[];
  /** URL of the equivalent search. */
  searchUrl: string;
  onChange: () => void;
}

/** Members who match the answers, best first. */
export const FinderResult = observer(({ matches: allMatches, searchUrl, onChange }: Props) => {
  const { avoided } = useSafety();
  const matches = allMatches.filter(({ profile }) => !avoided.has(profile.id));
  if (matches.length === 0)
    return (
      <>
        <NoMatches onChange={onChange} />
        <AlertsPlace />
      </>
    );
  return (
    <Stack gap="m">
      <Row justify="between">
        <Heading level={2}>
          <FormattedMessage
            id="members.finder.count"
            defaultMessage="{count, plural, one {# member fits you} other {# members fit you}}"
            description="Heading above the members that the match finder found, 24 at most"
            values={{ count: matches.length }}
          />
        </Heading>
        <Row gap="s">
          <ChangeAnswersButton onPress={onChange} />
          <ButtonLink variant="secondary" icon="search" to={searchUrl}>
            <FormattedMessage
              id="members.finder.search"
              defaultMessage="Open as a search"
              description="Link from the result of the match finder to the member search with the same wishes"
            />
          </ButtonLink>
        </Row>
      </Row>
      <Grid as="ul" column="s" gap="m" withAlerts>
        {matches.map((match, index) => (
          <MemberCard
            key={match.profile.id}
            card={{ ...match.profile, common_interests: 0 }}
            priority={index < FIRST_ROW_COUNT}
            note={<MatchReasons match={match} />}
          />
        ))}
      </Grid>
    </Stack>
  );
});

/** Why a member matches, for example "3 shared interests, same region"; conditions that every match meets are not listed. */
function MatchReasons({ match }: { match: FoundMatch }) {
  const count = match.shared_interests.length;
  if (count === 0 && !match.same_region) return null;
  return (
    <Badge tone="primary" icon="sparkles">
      <FormattedMessage
        id="members.finder.reasons"
        defaultMessage="{region, select, same {{count, plural, =0 {Same region} one {# shared interest, same region} other {# shared interests, same region}}} other {{count, plural, one {# shared interest} other {# shared interests}}}}"
        description="Why a member fits, on the card; count: interests asked for that the member has, region: whether both live in the same region"
        values={{ count, region: match.same_region ? 'same' : 'other' }}
      />
    </Badge>
  );
}

const ChangeAnswersButton = ({ onPress }: { onPress: () => void }) => (
  <Button variant="secondary" icon="pencil" onPress={onPress}>
    <FormattedMessage
      id="members.finder.change"
      defaultMessage="Change my answers"
      description="Button at the result of the match finder: back to the first question"
    />
  </Button>
);

const NoMatches = ({ onChange }: { onChange: () => void }) => (
  <EmptyState
    icon="users"
    title={
      <FormattedMessage
        id="members.finder.none"
        defaultMessage="Nobody fits all of it yet"
        description="Title when the match finder found nobody"
      />
    }
    action={<ChangeAnswersButton onPress={onChange} />}
  >
    <FormattedMessage
      id="members.finder.none.text"
      defaultMessage="Try more years, another region or a greater distance."
      description="Next step when the match finder found nobody"
    />
  </EmptyState>
);

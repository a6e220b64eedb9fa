import { css } from '@emotion/react';
import { pathTo, type Profile } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Badge, ButtonLink, Heading, media, PersonName, Row, Stack, Text, token } from '@rendezvous/shared/ui';
import { lastActiveText } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useLikingStore } from '../stores/LikingStore';
import { MemberActions } from './MemberActions';
import { formatPlace } from './formatPlace';
import { ProfileFacts } from './ProfileFacts';
import { ProfileInterests } from './ProfileInterests';
import { ProfileNotes } from './ProfileNotes';
import { ProfilePhotos } from './ProfilePhotos';

/** Shown instead of the actions on the viewer's own profile: a note that this is a preview, with a link to edit the profile. */
const OwnPreviewNote = () => (
  <Stack gap="s" align="start">
    <Alert tone="info">
      <FormattedMessage
        id="members.preview.note"
        defaultMessage="This is how your profile looks to other members."
        description="On the preview of the own profile, in the place of the buttons Message and Like"
      />
    </Alert>
    <ButtonLink variant="secondary" icon="pencil" to={pathTo('profile')}>
      <FormattedMessage
        id="members.preview.edit"
        defaultMessage="Edit my profile"
        description="Button on the preview of the own profile, back to where it is edited"
      />
    </ButtonLink>
  </Stack>
);

/** Photos, facts, texts and actions of a member. */
export function MemberProfile({ profile }: { profile: Profile }) {
  return (
    <article css={layout}>
      <ProfilePhotos profile={profile} />
      <Stack gap="l">
        <Summary profile={profile} />
        <ProfileActions profile={profile} />
        <ProfileNotes profile={profile} />
        <ProfileFacts profile={profile} />
        <ProfileInterests interests={profile.interests} />
      </Stack>
    </article>
  );
}

/** Buttons of a profile; on the viewer's own profile, the note that this is a preview. */
const ProfileActions = observer(({ profile }: { profile: Profile }) =>
  useStore().session.user?.profile.id === profile.id ? <OwnPreviewNote /> : <MemberActions profile={profile} />,
);

function Summary({ profile }: { profile: Profile }) {
  const intl = useIntl();
  return (
    <Stack gap="s">
      <Heading level={2} size="xl">
        <PersonName person={profile} withAge />
      </Heading>
      <Row gap="s">
        <Text as="span" tone="muted">
          {formatPlace(intl, profile)}
        </Text>
        <Badge tone={profile.online ? 'success' : 'neutral'}>{lastActiveText(intl, profile.last_active)}</Badge>
        {profile.liked_me && <LikesMeBadge profile={profile} />}
      </Row>
    </Stack>
  );
}

/** Badge of a member who likes the viewer; it becomes a match badge as soon as the viewer likes them, and reverts when the viewer unlikes them. */
const LikesMeBadge = observer(({ profile }: { profile: Profile }) =>
  useLikingStore().isMatch(profile) ? (
    <Badge tone="primary" icon="match">
      <FormattedMessage id="members.profile.match" defaultMessage="You like each other" description="Mark on the profile of a match" />
    </Badge>
  ) : (
    <Badge tone="primary" icon="heart">
      <FormattedMessage
        id="members.profile.liked_me"
        defaultMessage="Likes you"
        description="Mark on the profile of a member who likes the viewer"
      />
    </Badge>
  ),
);

const layout = css({
  display: 'grid',
  gap: token.space5,
  alignItems: 'start',
  [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: token.space6 },
});

import { css } from '@emotion/react';
import { type InterestKey, pathTo, type Profile, type ProfileNotes as Notes } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Badge, ButtonLink, Heading, media, PersonName, Row, Stack, Text, token } from '@rendezvous/shared/ui';
import { lastActiveText } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { InterestTag } from '@rendezvous/shared/pickers';
import { useLikingStore } from '../stores/LikingStore';
import { MemberActions } from './MemberActions';
import { placeText } from './placeText';
import { ProfileFacts } from './ProfileFacts';
import { ProfilePhotos } from './ProfilePhotos';

/** Interests with icons, the shared ones first and marked. */
const ProfileInterests = observer(({ interests }: { interests: readonly InterestKey[] }) => {
  const { session } = useStore();
  const mine = session.user?.profile.interests ?? [];
  if (interests.length === 0) return null;
  const ordered = [...interests].sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)));
  return (
    <Stack gap="s" as="section">
      <Heading level={3}>
        <FormattedMessage id="members.interests.title" defaultMessage="Interests" description="Heading on a profile" />
      </Heading>
      <Row gap="s" as="ul">
        {ordered.map((key) => (
          <li key={key}>
            <InterestTag interest={key} common={mine.includes(key)} />
          </li>
        ))}
      </Row>
    </Stack>
  );
});

const titles = defineMessages({
  about_me: { id: 'members.note.about_me', defaultMessage: 'About me', description: 'Heading of a note on a profile' },
  looking_for: { id: 'members.note.looking_for', defaultMessage: 'What I am looking for', description: 'Heading of a note on a profile' },
} satisfies Record<keyof Notes, object>);

/** The member's own texts, as far as the domain shows them. */
const ProfileNotes = observer(({ profile }: { profile: Pick<Profile, 'notes'> }) => {
  const { settings } = useStore();
  const keys = settings.current.visible_profile_notes.filter((key) => profile.notes[key]);
  return keys.map((key) => (
    <Stack key={key} gap="xs" as="section">
      <Heading level={3}>
        <FormattedMessage {...titles[key]} />
      </Heading>
      <Text css={words}>{profile.notes[key]}</Text>
    </Stack>
  ));
});

const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Replaces the actions of other profiles: states that this is the member's own, with a link back to it. */
const OwnPreview = () => (
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
        <Actions profile={profile} />
        <ProfileNotes profile={profile} />
        <ProfileFacts profile={profile} />
        <ProfileInterests interests={profile.interests} />
      </Stack>
    </article>
  );
}

/** The member's own profile has none: it previews what others see. */
const Actions = observer(({ profile }: { profile: Profile }) =>
  useStore().session.user?.profile.id === profile.id ? <OwnPreview /> : <MemberActions profile={profile} />,
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
          {placeText(intl, profile)}
        </Text>
        <Badge tone={profile.online ? 'success' : 'neutral'}>{lastActiveText(intl, profile.last_active)}</Badge>
        {profile.liked_me && <LikesMe profile={profile} />}
      </Row>
    </Stack>
  );
}

/** Follows the button: a like makes the match, unliking ends it. */
const LikesMe = observer(({ profile }: { profile: Profile }) =>
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

import { pathTo, type Profile } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ApiError } from '@rendezvous/shared/http';
import { useLocation, useParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Alert, AlertsPlace, ButtonLink, EmptyState, ErrorState, Grid, Page, Skeleton, Stack } from '@rendezvous/shared/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LikesWalk } from '../components/LikesWalk';
import { MemberProfile } from '../components/MemberProfile';
import { useProfilesStore } from '../stores/ProfilesStore';

/** Shown for hidden, deleted and unknown members alike. */
const MemberUnavailable = () => (
  <EmptyState
    icon="search"
    title={
      <FormattedMessage
        id="members.gone.title"
        defaultMessage="This page could not be found"
        description="Title when a member does not exist or is hidden"
      />
    }
    action={<SearchLink />}
  />
);

/** Link to the member search, in place of a member who cannot be shown. */
const SearchLink = () => (
  <ButtonLink to={pathTo('members')}>
    <FormattedMessage
      id="members.gone.search"
      defaultMessage="Search members"
      description="Link when a member does not exist or is hidden"
    />
  </ButtonLink>
);

/** Placeholder for a profile that is loading. */
const MemberProfileSkeleton = () => (
  <Grid column="l" gap="xl">
    <Skeleton shape="photo" />
    <Stack gap="m">
      <Skeleton shape="heading" />
      <Skeleton lines={2} />
      <Skeleton shape="button" />
      <Skeleton lines={5} />
    </Stack>
  </Grid>
);

/** All that a blocked viewer sees: the sentence that R-234 specifies, and a link to the member search. */
const BlockedNotice = ({ text }: { text: string }) => (
  <Alert tone="warning" action={<SearchLink />}>
    {text}
  </Alert>
);

/** A member's profile. Under /likes/m, it has links to the previous and the next profile of the likes list. */
export const MemberScreen = observer(() => {
  const { id = '' } = useParams();
  const profiles = useProfilesStore();
  const { chats } = useStore();
  useEffect(() => {
    void profiles.open(id);
    // A new chat list may mean that this member has blocked the viewer, so the profile is reloaded, even after the first list.
    return reaction(
      () => chats.readCount,
      () => void profiles.refresh(id),
    );
  }, [profiles, chats, id]);
  const profile = profiles.getShownProfile(id);
  const error = profiles.errors.get(id);
  const isAmongLikes = useLocation().pathname === pathTo('likes-m-id', { id });
  return (
    <Page width="content" hideTitle placesAlerts title={<Title profile={error === undefined ? profile : undefined} />}>
      {isAmongLikes && <LikesWalk id={id} />}
      {error === undefined ? <LoadedProfile profile={profile} /> : <ProfileError error={error} onRetry={() => void profiles.open(id)} />}
    </Page>
  );
});

const LoadedProfile = ({ profile }: { profile: Profile | undefined }) =>
  profile ? <MemberProfile profile={profile} /> : <MemberProfileSkeleton />;

function Title({ profile }: { profile: Profile | undefined }) {
  if (!profile) return <FormattedMessage id="members.profile.title" defaultMessage="Profile" description="Title of a member's profile" />;
  return (
    <FormattedMessage
      id="members.profile.of"
      defaultMessage="Profile of {name}"
      description="Title of a member's profile, read out"
      values={{ name: profile.name }}
    />
  );
}

function ProfileError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'blocked_by_member') return <BlockedNotice text={describeError(intl, error)} />;
  const isGone = code === 'page_not_found' || code === 'not_found';
  return (
    <>
      {isGone ? <MemberUnavailable /> : <ErrorState title={describeError(intl, error)} onRetry={onRetry} />}
      <AlertsPlace />
    </>
  );
}

import { pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, ErrorState, Page, Skeleton, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnPhotos } from '../components/OwnPhotos';
import { OwnProfileForm } from '../components/OwnProfileForm';
import { ProfileCompletion } from '../components/ProfileCompletion';
import { useOwnProfileStore } from '../stores/OwnProfileStore';

/** Screen on which members edit their own profile. */
export const ProfileScreen = observer(() => {
  const { session } = useStore();
  const ownProfileStore = useOwnProfileStore();
  useEffect(() => void ownProfileStore.load(), [ownProfileStore]);
  const id = session.user?.profile.id;
  const preview = id && (
    <ButtonLink variant="secondary" icon="eye" to={pathTo('members-id', { id })}>
      <FormattedMessage
        id="members.own.preview"
        defaultMessage="See it as others do"
        description="Link from the own profile to its public view"
      />
    </ButtonLink>
  );
  return (
    <Page
      title={<FormattedMessage id="members.own.title" defaultMessage="My profile" description="Title of the own profile" />}
      actions={preview}
    >
      <OwnProfile />
    </Page>
  );
});

const OwnProfile = observer(() => {
  const intl = useIntl();
  const ownProfileStore = useOwnProfileStore();
  if (ownProfileStore.profile) {
    return (
      <Stack gap="xl">
        <ProfileCompletion profile={ownProfileStore.profile} />
        <OwnPhotos profile={ownProfileStore.profile} />
        <OwnProfileForm profile={ownProfileStore.profile} />
      </Stack>
    );
  }
  if (ownProfileStore.error !== null)
    return <ErrorState title={describeError(intl, ownProfileStore.error)} onRetry={() => void ownProfileStore.load()} />;
  return <Skeleton lines={8} />;
});

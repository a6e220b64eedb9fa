import { css } from '@emotion/react';
import { type OwnProfile, PHOTO_LIMIT_FREE, PHOTO_LIMIT_PREMIUM, type ProfileImage, pathTo } from '@rendezvous/shared/contract';
import { PictureButton } from '@rendezvous/shared/forms';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Badge, ButtonLink, Grid, Heading, IconButton, Photo, Row, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useOwnProfileStore } from '../stores/OwnProfileStore';
import { ProfileSection } from './ProfileSection';
import { photoReasons } from './photoReasons';
import { PROFILE_SECTION_IDS } from './PROFILE_SECTION_IDS';

/** The member's photos with their review state, and a button to add photos up to the account's limit. */
export const OwnPhotos = observer(({ profile }: { profile: OwnProfile }) => {
  const { session } = useStore();
  const limit = session.level === 'premium' ? PHOTO_LIMIT_PREMIUM : PHOTO_LIMIT_FREE;
  return (
    <ProfileSection id={PROFILE_SECTION_IDS.photo}>
      <Row justify="between">
        <Heading level={2}>
          <FormattedMessage id="members.own.photos" defaultMessage="Photos" description="Heading on the own profile" />
        </Heading>
        <UploadButton count={profile.photos.length} limit={limit} />
      </Row>
      {profile.photos.length >= limit && <LimitReached limit={limit} premium={session.level === 'premium'} />}
      <Grid as="ul" column="s" gap="m">
        {profile.photos.map((photo) => (
          <OwnPhoto key={photo.id} photo={photo} />
        ))}
      </Grid>
    </ProfileSection>
  );
});

const UploadButton = observer(({ count, limit }: { count: number; limit: number }) => {
  const intl = useIntl();
  const ownProfileStore = useOwnProfileStore();
  const label = intl.formatMessage({
    id: 'members.own.file',
    defaultMessage: 'Photo file',
    description: 'Name of the hidden file field, read out',
  });
  return (
    <PictureButton
      label={label}
      busy={ownProfileStore.isUploading}
      disabled={count >= limit}
      onChoose={(file) => void ownProfileStore.addPhoto(file)}
    >
      <FormattedMessage
        id="members.own.upload"
        defaultMessage="Add a photo ({count, number} of {limit, number})"
        description="Button above the own photos; count: photos there are, limit: photos there may be"
        values={{ count, limit }}
      />
    </PictureButton>
  );
});

const LimitReached = ({ limit, premium: isPremium }: { limit: number; premium: boolean }) => (
  <Alert
    tone="info"
    action={
      isPremium ? undefined : (
        <ButtonLink to={pathTo('credits')} size="s">
          <FormattedMessage id="members.premium.credits" defaultMessage="Buy credits" description="Link to the credit packages" />
        </ButtonLink>
      )
    }
  >
    {isPremium ? (
      <FormattedMessage
        id="members.own.limit"
        defaultMessage="You have reached the maximum of {limit, plural, one {# photo} other {# photos}}"
        description="When a premium member has as many photos as possible"
        values={{ limit }}
      />
    ) : (
      <FormattedMessage
        id="members.own.limit.free"
        defaultMessage="Free members can have {limit, plural, one {# photo} other {# photos}}, Premium members {premium, number}. Buy credits to get Premium."
        description="When a free member has as many photos as possible"
        values={{ limit, premium: PHOTO_LIMIT_PREMIUM }}
      />
    )}
  </Alert>
);

const OwnPhoto = observer(({ photo }: { photo: ProfileImage }) => {
  const intl = useIntl();
  const ownProfileStore = useOwnProfileStore();
  const removeLabel = intl.formatMessage({
    id: 'members.own.remove',
    defaultMessage: 'Remove this photo',
    description: 'Button on an own photo',
  });
  return (
    <li css={item}>
      <div css={frame}>
        <Photo image={photo} alt="" sizes="(min-width: 768px) 16rem, 50vw" />
        {photo.status === 'pending' && (
          <Badge tone="warning" css={statusBadge}>
            <FormattedMessage
              id="members.own.pending"
              defaultMessage="Being checked"
              description="Mark on an own photo that others cannot see yet"
            />
          </Badge>
        )}
        {photo.status === 'rejected' && (
          <Badge tone="danger" css={statusBadge}>
            <FormattedMessage id="members.own.rejected" defaultMessage="Not accepted" description="Mark on an own photo that was refused" />
          </Badge>
        )}
        <IconButton
          icon="trash"
          label={removeLabel}
          variant="secondary"
          onPress={() => void ownProfileStore.removePhoto(photo.id)}
          css={removeButton}
        />
      </div>
      {photo.reason === null ? null : (
        <Text size="s">
          <FormattedMessage {...photoReasons[photo.reason]} />
        </Text>
      )}
    </li>
  );
});

const item = css({ display: 'grid', gap: token.space1, alignContent: 'start', listStyle: 'none' });
const frame = css({ position: 'relative' });
const statusBadge = css({ position: 'absolute', insetInlineStart: token.space2, top: token.space2 });
const removeButton = css({ position: 'absolute', insetInlineEnd: token.space2, bottom: token.space2 });

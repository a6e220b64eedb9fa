import { css } from '@emotion/react';
import { pathTo, type Profile, type ProfileImage } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Alert, ButtonLink, Photo, Stack, token } from '@rendezvous/shared/ui';
import { gateText } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PhotoViewer } from './PhotoViewer';

/** The main photo and thumbnails; locked photos are blurred by the server, and a click on one offers premium or the sign-up. */
export const ProfilePhotos = observer(({ profile }: { profile: Profile }) => {
  const intl = useIntl();
  const { session, overlays } = useStore();
  const [params, setParams] = useSearchParams();
  const [offersPremium, setOffersPremium] = useState(false);
  const { photos } = profile;
  const lockedCount = photos.filter((photo) => photo.locked).length;
  const getAltText = (index: number): string =>
    intl.formatMessage(
      { id: 'members.photo.alt', defaultMessage: '{name}, photo {n, number} of {m, number}', description: 'What a photo shows, read out' },
      { name: profile.name, n: index + 1, m: photos.length },
    );
  const openPhoto = (photo: ProfileImage, index: number): void => {
    if (!photo.locked) setParams({ photo: String(index + 1) });
    else if (session.isSignedIn) setOffersPremium(true);
    else overlays.open('signup', { memberId: profile.id });
  };
  const openIndex = Number(params.get('photo') ?? 0) - 1;
  const unlockedPhotos = photos.filter((photo) => !photo.locked);
  return (
    <Stack gap="s">
      <button type="button" css={frame} onClick={() => photos[0] && openPhoto(photos[0], 0)} disabled={photos.length === 0}>
        <Photo image={photos[0] ?? null} alt={getAltText(0)} sizes="(min-width: 768px) 45vw, 100vw" priority />
      </button>
      <ul css={thumbnails}>
        {photos.slice(1).map((photo, index) => (
          <li key={photo.id}>
            <button type="button" css={frame} onClick={() => openPhoto(photo, index + 1)}>
              <Photo image={photo} alt={getAltText(index + 1)} ratio="square" sizes="6rem" more={photo.locked ? lockedCount : undefined} />
            </button>
          </li>
        ))}
      </ul>
      {lockedCount > 0 && !session.isSignedIn && <Alert tone="info">{gateText(intl, 'photos')}</Alert>}
      {offersPremium && <PremiumPhotosNotice onDismiss={() => setOffersPremium(false)} />}
      <PhotoViewer
        member={profile}
        photos={unlockedPhotos}
        index={openIndex}
        onIndex={(index) => setParams(index < 0 ? {} : { photo: String(index + 1) })}
        getAltText={getAltText}
      />
    </Stack>
  );
});

/** Notice that premium members see all photos, with a link to the credit packages. */
const PremiumPhotosNotice = ({ onDismiss }: { onDismiss: () => void }) => (
  <Alert
    tone="primary"
    icon="crown"
    onDismiss={onDismiss}
    action={
      <ButtonLink to={pathTo('credits')} size="s">
        <FormattedMessage id="members.premium.credits" defaultMessage="Buy credits" description="Link to the credit packages" />
      </ButtonLink>
    }
  >
    <FormattedMessage
      id="members.premium.photos"
      defaultMessage="Premium members see all photos. Buy credits to get Premium."
      description="When a free member opens a locked photo"
    />
  </Alert>
);

const frame = css({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: token.radiusL,
  background: 'none',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
});
const thumbnails = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: token.space2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

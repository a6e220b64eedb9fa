import { css } from '@emotion/react';
import type { Profile } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Photo, Text, token } from '@rendezvous/shared/ui';
import { gateText } from '@rendezvous/shared/words';

interface LockedPhotosProps {
  profile: Profile;
  /** Opens the sign-up. */
  onOpen: () => void;
}

const MAX_THUMBNAILS = 3;

/** Further photos, blurred by the server, which never sends visitors the originals; clicking one opens the sign-up. */
export const LockedPhotos = ({ profile, onOpen }: LockedPhotosProps) => {
  const intl = useIntl();
  const lockedPhotos = profile.photos.filter((photo) => photo.locked);
  const remainingCount = lockedPhotos.length - MAX_THUMBNAILS + 1;
  if (lockedPhotos.length === 0) return null;
  return (
    <div css={block}>
      <ul css={strip}>
        {lockedPhotos.slice(0, MAX_THUMBNAILS).map((photo, index) => (
          <li key={photo.id}>
            <button type="button" css={frame} onClick={onOpen}>
              <Photo
                image={photo}
                alt=""
                ratio="square"
                sizes="8rem"
                more={index === MAX_THUMBNAILS - 1 && remainingCount > 1 ? remainingCount : undefined}
              />
            </button>
          </li>
        ))}
      </ul>
      <Text size="s" tone="muted">
        <FormattedMessage
          id="landers.member.photos"
          defaultMessage="{count, plural, one {One more photo is blurred for visitors.} other {# more photos are blurred for visitors.}}"
          description="Under blurred photos of a member; count: how many"
          values={{ count: lockedPhotos.length }}
        />
      </Text>
      <Text size="s" tone="muted">
        {gateText(intl, 'photos')}
      </Text>
    </div>
  );
};

const block = css({ display: 'grid', gap: token.space2 });
const strip = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 9rem))',
  gap: token.space2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const frame = css({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: token.radiusL,
  background: 'none',
  cursor: 'pointer',
});

import { css } from '@emotion/react';
import type { Profile } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { media, Photo, Text, token } from '@rendezvous/shared/ui';

/** The main photo; the caption of a real member's says that they chose to be seen by visitors. */
export const MemberPortrait = ({ profile }: { profile: Profile }) => {
  const intl = useIntl();
  const alt = intl.formatMessage(
    { id: 'landers.member.photo', defaultMessage: 'Photo of {name}', description: 'Alternative text; name: of a member' },
    { name: profile.name },
  );
  return (
    <figure css={figure}>
      <Photo image={profile.main_image} alt={alt} sizes="(min-width: 768px) 42vw, 100vw" priority css={photo} />
      {profile.fictional ? null : (
        <figcaption>
          <Text size="s" tone="muted">
            <FormattedMessage
              id="landers.member.allowed"
              defaultMessage="You can see this photo because this person shows their profile to visitors."
              description="Under the photo of a member on a lander"
            />
          </Text>
        </figcaption>
      )}
    </figure>
  );
};

const figure = css({ display: 'grid', gap: token.space2, margin: 0 });
const photo = css({
  maxHeight: '52svh',
  width: '100%',
  boxShadow: token.shadow2,
  '&& img': { objectPosition: '50% 25%' },
  [media.md]: { maxHeight: '70svh' },
});

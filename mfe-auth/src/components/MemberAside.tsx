import { css } from '@emotion/react';
import type { Profile } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { media, PersonName, Photo, Text, token } from '@rendezvous/shared/ui';

/** The member the visitor wants to write to: photo, name, age and, where applicable, the fictional label. */
export const MemberAside = ({ profile }: { profile: Profile }) => (
  <div css={panel}>
    <Photo image={profile.main_image} alt="" ratio="portrait" sizes="(min-width: 992px) 24rem, 96px" priority css={photo} />
    <div css={caption}>
      <Text as="div" size="xl" weight="bold">
        <PersonName person={profile} withAge />
      </Text>
      <Text tone="muted">
        <FormattedMessage
          id="auth.memberSignup.text"
          defaultMessage="Sign up for free and write your first message."
          description="Beside the sign-up form, under the name of the member it began with"
        />
      </Text>
    </div>
  </div>
);

const panel = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space4,
  width: '100%',
  padding: token.space4,
  background: token.colorAccentSoft,
  [media.lg]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: token.space5,
    padding: token.space7,
    textAlign: 'center',
  },
});
const photo = css({ flexShrink: 0, width: '6rem', [media.lg]: { width: 'min(24rem, 100%)', boxShadow: token.shadow3 } });
const caption = css({ display: 'grid', gap: token.space2, minWidth: 0, [media.lg]: { justifyItems: 'center' } });

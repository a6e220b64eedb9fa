import { css } from '@emotion/react';
import { isAvailable, pathTo, type ProfileCard } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { Link } from '@rendezvous/shared/router';
import { SafetyButton } from '@rendezvous/shared/safety';
import { Avatar, Icon, media, PersonName, Skeleton, Text, token } from '@rendezvous/shared/ui';
import { lastActiveText } from '@rendezvous/shared/words';
import { ConversationMenu } from './ConversationMenu';

interface ConversationHeaderProps {
  profile: ProfileCard | null;
  /** Null before the first message. */
  conversationId: string | null;
}

/** The link back to the list, the partner, and the menu; a partner who has left has no profile link, last activity or safety button. */
export function ConversationHeader({ profile, conversationId }: ConversationHeaderProps) {
  const intl = useIntl();
  const profilePath = profile !== null && isAvailable(profile) ? pathTo('members-id', { id: profile.id }) : undefined;
  const backLabel = intl.formatMessage({
    id: 'chat.header.back',
    defaultMessage: 'Back to the chats',
    description: 'Arrow at the top of a conversation on a phone',
  });
  return (
    <header css={bar}>
      <Link to={pathTo('chats')} css={backLink} aria-label={backLabel}>
        <Icon name="back" size={24} />
      </Link>
      {profile ? (
        <>
          <div css={partner}>
            <Avatar image={profile.main_image} online={profile.online} />
            <div css={textBlock}>
              <PersonName person={profile} withAge to={profilePath} stretched css={name} />
              <Text as="span" size="xs" tone="muted">
                {profilePath === undefined ? null : lastActiveText(intl, profile.last_active)}
              </Text>
            </div>
          </div>
          {profilePath === undefined ? null : <SafetyButton member={profile} {...(conversationId !== null && { conversationId })} />}
          <ConversationMenu profile={profile} conversationId={conversationId} />
        </>
      ) : (
        <Skeleton lines={2} css={placeholder} />
      )}
    </header>
  );
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: '4rem',
  padding: `${token.space2} ${token.space3}`,
  background: token.colorSurface,
  borderBlockEnd: `1px solid ${token.colorBorder}`,
  // Leaves more room for the name.
  [media.narrow]: { gap: 0, paddingInline: token.space1 },
});
const backLink = css({
  display: 'grid',
  placeItems: 'center',
  width: token.sizeTarget,
  height: token.sizeTarget,
  flexShrink: 0,
  color: token.colorText,
  borderRadius: token.radiusRound,
  [media.lg]: { display: 'none' },
});
const partner = css({ position: 'relative', flex: 1, display: 'flex', alignItems: 'center', gap: token.space2, minWidth: 0 });
const textBlock = css({ display: 'grid', minWidth: 0 });
const name = css({ fontWeight: token.weightMedium });
const placeholder = css({ maxWidth: '10rem' });

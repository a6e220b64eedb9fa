import { pathTo, type Profile } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { SafetyButton } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Button, ButtonLink, Row, Stack } from '@rendezvous/shared/ui';
import { gateText } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { RemoteSlot } from '@rendezvous/shared/remote';
import { useState } from 'react';
import { useLikingStore } from '../stores/LikingStore';

/** Button that opens the icebreakers of mfe-chat. */
export const IcebreakerButton = ({ profileId }: { profileId: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="sparkles" size="l" onPress={() => setOpen(true)}>
        <FormattedMessage
          id="members.action.icebreaker"
          defaultMessage="Break the ice"
          description="Button on a profile that opens questions to begin a conversation with"
        />
      </Button>
      {isOpen ? <RemoteSlot name="icebreaker-modal" profileId={profileId} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

/** Buttons of a profile, such as message and like, which ask a visitor to sign up. */
export const MemberActions = observer(({ profile }: { profile: Profile }) => {
  const intl = useIntl();
  const { session, overlays } = useStore();
  const likingStore = useLikingStore();
  const isLiked = likingStore.isLiked(profile);
  const chatPath = profile.conversation_id
    ? pathTo('chats-id', { id: profile.conversation_id })
    : pathTo('members-id-chat', { id: profile.id });
  const likeButton = (
    <Button
      variant={isLiked ? 'primary' : 'secondary'}
      icon={isLiked ? 'heart-filled' : 'heart'}
      size="l"
      onPress={() => void likingStore.toggle(profile)}
    >
      {isLiked ? (
        <FormattedMessage
          id="members.action.liked"
          defaultMessage="Liked"
          description="Button on a profile the member likes; pressing it takes the like back"
        />
      ) : (
        <FormattedMessage id="members.action.like" defaultMessage="Like" description="Button on a profile" />
      )}
    </Button>
  );
  const messageLabel = <FormattedMessage id="members.action.message" defaultMessage="Send a message" description="Button on a profile" />;
  if (session.isSignedIn) {
    return (
      <Row gap="s">
        <ButtonLink to={chatPath} icon="message" size="l">
          {messageLabel}
        </ButtonLink>
        {likeButton}
        {profile.conversation_id === null ? <IcebreakerButton profileId={profile.id} /> : null}
        <SafetyButton member={profile} />
      </Row>
    );
  }
  return (
    <Stack gap="s">
      <Row gap="s">
        <Button icon="message" size="l" onPress={() => overlays.open('signup', { memberId: profile.id })}>
          {messageLabel}
        </Button>
        {likeButton}
      </Row>
      <Alert tone="info">{gateText(intl, 'chat')}</Alert>
    </Stack>
  );
});

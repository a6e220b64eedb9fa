import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import type { SlotContract } from '@rendezvous/shared/remote';
import { SafetyButton } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { Avatar, ButtonLink, Dialog, Icon, PersonName, Row, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useProfilesStore } from '../stores/ProfilesStore';
import { AutoLike } from './AutoLike';

/** Delay in ms from opening the modal to reloading the likes. */
const LIKES_RELOAD_MS = 500;

/** Announces a match with a member; without `profileId`, first offers to like back someone who likes the viewer. */
export function MatchModal({ profileId, onClose }: SlotContract['match-modal']) {
  const [matchId, setMatchId] = useState(profileId);
  if (matchId === undefined) return <AutoLike onMatch={setMatchId} onClose={onClose} />;
  return <MatchDialog profileId={matchId} onClose={onClose} />;
}

interface MatchProps {
  profileId: string;
  onClose: () => void;
}

/**
 * Announces a match. A click anywhere closes the dialog, once any clicked button has acted; the likes are reloaded after a delay (R-052,
 *
 */
const MatchDialog = observer(({ profileId, onClose }: MatchProps) => {
  const intl = useIntl();
  const { session, likes, services } = useStore();
  const profiles = useProfilesStore();
  useEffect(() => void profiles.open(profileId), [profiles, profileId]);
  useEffect(() => services.after(LIKES_RELOAD_MS, () => void likes.poll().catch(() => undefined)), [services, likes, profileId]);
  const profile = profiles.byId.get(profileId);
  const title = intl.formatMessage({
    id: 'members.match.title',
    defaultMessage: 'It’s a match!',
    description: 'Title when two members like each other',
  });
  const chatPath = profile?.conversation_id
    ? pathTo('chats-id', { id: profile.conversation_id })
    : pathTo('members-id-chat', { id: profileId });
  return (
    <Dialog title={title} isOpen onClose={onClose} closesOnClick size="s">
      <Stack gap="l" align="center">
        <Row justify="center" gap="m">
          <Avatar image={session.user?.profile.main_image ?? null} size="xl" />
          <Icon name="heart-filled" size={32} css={heart} />
          <Avatar image={profile?.main_image ?? null} size="xl" />
        </Row>
        {profile && (
          <Text as="div" align="center" size="l">
            <PersonName person={profile} withAge />
          </Text>
        )}
        <Text align="center" tone="muted">
          <FormattedMessage
            id="members.match.text"
            defaultMessage="You like each other. Say hello!"
            description="Under the title when two members like each other"
          />
        </Text>
        <Row justify="center">
          <ButtonLink to={chatPath} icon="message">
            <FormattedMessage id="members.match.chat" defaultMessage="Start a chat" description="Button when two members like each other" />
          </ButtonLink>
          <ButtonLink variant="secondary" to={`${pathTo('members-id', { id: profileId })}?photo=1`}>
            <FormattedMessage
              id="members.match.photo"
              defaultMessage="View the photo"
              description="Button when two members like each other"
            />
          </ButtonLink>
          {profile && <SafetyButton member={profile} />}
        </Row>
      </Stack>
    </Dialog>
  );
});

const heart = css({ color: token.colorPrimary });

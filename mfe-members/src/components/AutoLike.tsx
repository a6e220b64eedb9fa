import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Avatar, Button, Dialog, PersonName, Row, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AutoLikeStore } from '../stores/AutoLikeStore';

interface Props {
  /** Called when the like has become mutual. */
  onMatch: (profileId: string) => void;
  onClose: () => void;
}

/** Offers to like back someone who likes the member; closes itself if there is nobody. */
export const AutoLike = observer(({ onMatch, onClose }: Props) => {
  const store = useStore();
  const [autoLike] = useState(() => new AutoLikeStore(store));
  useEffect(() => void autoLike.load(), [autoLike]);
  useEffect(() => {
    if (autoLike.profile === null) onClose();
  }, [autoLike.profile, onClose]);
  const { profile } = autoLike;
  if (!profile) return null;
  const likeBack = async (): Promise<void> => {
    const isMatch = await autoLike.likeBack(profile);
    if (isMatch) onMatch(profile.id);
    else onClose();
  };
  const title = (
    <FormattedMessage
      id="members.autolike.title"
      defaultMessage="Someone likes you!"
      description="Title of the modal that shows a member who likes the viewer"
    />
  );
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="s"
      actions={<AnswerButtons busy={autoLike.isSending} onLike={likeBack} onClose={onClose} />}
    >
      <Stack gap="m" align="center">
        <Avatar image={profile.main_image} size="xl" />
        <Text as="div" align="center" size="l">
          <PersonName person={profile} withAge />
        </Text>
        <Text align="center" tone="muted">
          <FormattedMessage
            id="members.autolike.text"
            defaultMessage="Like back, and it’s a match. This doesn’t count as one of your likes in Discover."
            description="In the modal that shows a member who likes the viewer"
          />
        </Text>
      </Stack>
    </Dialog>
  );
});

interface AnswerButtonsProps {
  busy: boolean;
  onLike: () => Promise<void>;
  onClose: () => void;
}

const AnswerButtons = ({ busy, onLike, onClose }: AnswerButtonsProps) => (
  <Row justify="center">
    <Button variant="secondary" onPress={onClose}>
      <FormattedMessage
        id="members.autolike.close"
        defaultMessage="Not now"
        description="Button of the modal that shows a member who likes the viewer"
      />
    </Button>
    <Button icon="heart-filled" busy={busy} onPress={() => void onLike()}>
      <FormattedMessage
        id="members.autolike.like"
        defaultMessage="Like back"
        description="Button of the modal that shows a member who likes the viewer"
      />
    </Button>
  </Row>
);

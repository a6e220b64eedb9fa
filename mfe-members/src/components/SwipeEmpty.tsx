import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, EmptyState, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useSwipeStore } from '../stores/SwipeStore';
import { MatchFinderLink } from './MatchFinderLink';

/** Shown when every matching member has been liked or passed on; offers the match finder and an undo of the last pass. */
export const SwipeEmpty = observer(() => {
  const swipeStore = useSwipeStore();
  return (
    <EmptyState
      icon="heart"
      title={
        <FormattedMessage
          id="members.swipe.none"
          defaultMessage="You’ve seen everyone for now"
          description="Title of the swipe game when no member is left"
        />
      }
      action={
        <Stack gap="s" align="center">
          <MatchFinderLink />
          {swipeStore.undoableId !== null && (
            <Button variant="quiet" icon="refresh" onPress={swipeStore.undo}>
              <FormattedMessage
                id="members.swipe.undo"
                defaultMessage="Undo the last pass"
                description="Button of the swipe game: the member who was passed is shown again"
              />
            </Button>
          )}
        </Stack>
      }
    >
      <FormattedMessage
        id="members.swipe.none.text"
        defaultMessage="New members join every day. Until then, tell us who you are looking for."
        description="Under the title of the swipe game when no member is left"
      />
    </EmptyState>
  );
});

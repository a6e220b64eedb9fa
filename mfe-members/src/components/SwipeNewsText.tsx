import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import { VisuallyHidden } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type SwipeEvent, useSwipeStore } from '../stores/SwipeStore';

const newsMessages: Record<SwipeEvent['kind'], MessageDescriptor> = defineMessages({
  like: { id: 'members.swipe.said.like', defaultMessage: 'You liked {name}.', description: 'Read out after a like in the swipe game' },
  pass: { id: 'members.swipe.said.pass', defaultMessage: 'You passed on {name}.', description: 'Read out after a pass in the swipe game' },
  back: {
    id: 'members.swipe.said.back',
    defaultMessage: '{name} is back.',
    description: 'Read out after a pass in the swipe game was undone',
  },
  limit: {
    id: 'members.swipe.said.limit',
    defaultMessage: 'You have no like left for {name} yet.',
    description: 'Read out when no like is left in the swipe game',
  },
});

/** Announces to screen readers what happened and who is next. */
export const SwipeNewsText = observer(() => {
  const intl = useIntl();
  const { news, card } = useSwipeStore();
  return (
    <VisuallyHidden as="div">
      <div role="status">
        {news && <p>{intl.formatMessage(newsMessages[news.kind], { name: news.card.name })}</p>}
        {news && card && (
          <p>
            <FormattedMessage
              id="members.swipe.said.up"
              defaultMessage="Shown now: {name}, {age}"
              description="Read out after a move of the swipe game; age in years"
              values={{ name: card.name, age: card.age }}
            />
          </p>
        )}
      </div>
    </VisuallyHidden>
  );
});

import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, Dialog, ErrorState, Skeleton, token, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useConversationsStore } from '../stores/ConversationsStore';
import { icebreakerText } from './icebreakerText';

interface IcebreakerDialogProps {
  /** Recipient of the first message. */
  memberId: string;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (text: string) => void;
}

/** Dialog for choosing a question that starts a conversation. */
export const IcebreakerDialog = ({ isOpen, onClose, ...choice }: IcebreakerDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={
      <FormattedMessage
        id="chat.icebreaker.title"
        defaultMessage="Break the ice"
        description="Title over questions to begin a conversation with"
      />
    }
    description={
      <FormattedMessage
        id="chat.icebreaker.lead"
        defaultMessage="Choose a question to begin with. You can still change it before you send it."
        description="Under the title over questions to begin a conversation with"
      />
    }
  >
    <IcebreakerList {...choice} />
  </Dialog>
);

const IcebreakerList = observer(({ memberId, onChoose }: Pick<IcebreakerDialogProps, 'memberId' | 'onChoose'>) => {
  const intl = useIntl();
  const { openers } = useConversationsStore();
  const icebreakers = openers.getList(memberId);
  useEffect(() => void icebreakers.load(), [icebreakers]);
  const isWaiting = useSteadyLoading(icebreakers.value === undefined && icebreakers.error === undefined);
  if (icebreakers.error !== undefined && !icebreakers.value)
    return <ErrorState onRetry={() => void icebreakers.load()}>{describeError(intl, icebreakers.error)}</ErrorState>;
  if (!icebreakers.value || isWaiting) return <Skeleton lines={12} />;
  return (
    <ul css={lines}>
      {icebreakers.value.map((icebreaker) => {
        const text = icebreakerText(intl, icebreaker);
        const choose = (): void => {
          openers.recordChoice(icebreaker, text);
          onChoose(text);
        };
        return (
          <li key={icebreaker.key}>
            <Button variant="secondary" onPress={choose} css={line}>
              {text}
            </Button>
          </li>
        );
      })}
    </ul>
  );
});

const lines = css({ display: 'grid', gap: token.space2, margin: 0, padding: 0, listStyle: 'none' });
const line = css({ width: '100%', justifyContent: 'flex-start', textAlign: 'start', whiteSpace: 'normal' });

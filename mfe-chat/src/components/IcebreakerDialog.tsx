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

/** Questions to start a conversation with. */
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
    <Openers {...choice} />
  </Dialog>
);

const Openers = observer(({ memberId, onChoose }: Pick<IcebreakerDialogProps, 'memberId' | 'onChoose'>) => {
  const intl = useIntl();
  const { openers } = useConversationsStore();
  const list = openers.listFor(memberId);
  useEffect(() => void list.load(), [list]);
  const isWaiting = useSteadyLoading(list.value === undefined && list.error === undefined);
  if (list.error !== undefined && !list.value)
    return <ErrorState onRetry={() => void list.load()}>{describeError(intl, list.error)}</ErrorState>;
  if (!list.value || isWaiting) return <Skeleton lines={12} />;
  return (
    <ul css={lines}>
      {list.value.map((icebreaker) => {
        const text = icebreakerText(intl, icebreaker);
        const choose = (): void => {
          openers.choose(icebreaker, text);
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

import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Row,
  Skeleton,
  Stack,
  Text,
  token,
  useSteadyLoading,
} from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { pathTo } from '@rendezvous/shared/contract';
import { useConversationsStore } from '../stores/ConversationsStore';
import { ConversationRow } from './ConversationRow';

/** Shown in place of an empty chat list, with a link to the member search. */
const NoConversations = () => (
  <EmptyState
    icon="message"
    title={<FormattedMessage id="chat.none.title" defaultMessage="No chats yet" description="Title of the empty list of chats" />}
    action={
      <ButtonLink to={pathTo('members')} icon="search">
        <FormattedMessage id="chat.none.search" defaultMessage="Search members" description="Button on the empty list of chats" />
      </ButtonLink>
    }
  >
    <FormattedMessage
      id="chat.none.text"
      defaultMessage="Find someone you like and say hello: your chats will be here."
      description="Text on the empty list of chats"
    />
  </EmptyState>
);

const PLACEHOLDER_COUNT = 6;

function ConversationListSkeleton() {
  return (
    <Stack gap="l" css={list}>
      {Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
        <Row key={index} gap="m" wrap={false}>
          <Skeleton shape="avatar" css={avatar} />
          <Skeleton lines={2} />
        </Row>
      ))}
    </Stack>
  );
}

const list = css({ padding: token.space4 });
const avatar = css({ width: 'auto' });

interface ConversationListProps {
  /** True if the list is the main part of the screen; its heading is then the h1. */
  isMain: boolean;
  openConversationId: string | null;
}

/** All conversations, newest first, or only the unread ones. */
export const ConversationList = observer(({ isMain, openConversationId }: ConversationListProps) => {
  const { chats } = useStore();
  const { list } = useConversationsStore();
  const [onlyUnread, setOnlyUnread] = useState(false);
  // An open conversation loads the list itself, so that an older response never brings its unread badge back.
  useEffect(() => {
    if (isMain) void list.open();
  }, [list, isMain]);
  return (
    <>
      <header css={head}>
        <Heading level={isMain ? 1 : 2} size="l" tabIndex={-1}>
          <FormattedMessage id="chat.list.title" defaultMessage="Chats" description="Title of the list of chats" />
        </Heading>
        {(chats.totalUnread > 0 || onlyUnread) && <UnreadFilter isOn={onlyUnread} onChange={setOnlyUnread} />}
      </header>
      <div css={scroller}>
        <ConversationRows onlyUnread={onlyUnread} openId={openConversationId} />
      </div>
    </>
  );
});

const UnreadFilter = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Button variant={isOn ? 'unread' : 'quiet'} size="s" aria-pressed={isOn} onPress={() => onChange(!isOn)}>
    <FormattedMessage id="chat.list.unread" defaultMessage="Unread" description="Switch over the list of chats: unread ones only" />
  </Button>
);

const ConversationRows = observer(({ onlyUnread, openId }: { onlyUnread: boolean; openId: string | null }) => {
  const intl = useIntl();
  const { chats } = useStore();
  const { list } = useConversationsStore();
  const isLoading = useSteadyLoading(!chats.isLoaded && list.error === undefined);
  if (isLoading) return <ConversationListSkeleton />;
  if (!chats.isLoaded)
    return (
      <ErrorState onRetry={() => void list.load()} busy={list.isLoading}>
        {describeError(intl, list.error)}
      </ErrorState>
    );
  if (chats.list.length === 0) return <NoConversations />;
  const visibleChats = onlyUnread ? chats.list.filter((chat) => chat.num_unread_messages > 0) : chats.list;
  if (visibleChats.length === 0) return <AllRead />;
  return (
    <Stack as="ul" gap="none" css={rows}>
      {visibleChats.map((chat) => (
        <ConversationRow key={chat.conversation.id} chat={chat} isOpen={chat.conversation.id === openId} />
      ))}
    </Stack>
  );
});

const AllRead = () => (
  <Text tone="muted" align="center" css={note}>
    <FormattedMessage id="chat.list.allRead" defaultMessage="You have read everything." description="Shown when no chat is unread" />
  </Text>
);

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space3,
  minHeight: '4rem',
  padding: `${token.space2} ${token.space4}`,
});
const scroller = css({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
const rows = css({ margin: 0, padding: `0 ${token.space2} ${token.space4}`, listStyle: 'none' });
const note = css({ padding: token.space6 });

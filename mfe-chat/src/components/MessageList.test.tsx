import { type ApiReply, DAY_S, type Message } from '@rendezvous/shared/contract';
import { aCard, aChat, aMessage, aUser, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useConversationsStore } from '../stores/ConversationsStore';
import { MessageList } from './MessageList';

const ID = 'Chat000000';
type Page = ApiReply<'GET /api/chat.php'>;

const TestMessageList = observer(() => {
  const conversation = useConversationsStore().getById(ID);
  useEffect(() => void conversation.open(), [conversation]);
  return conversation.isLoaded ? <MessageList conversation={conversation} /> : null;
});

const aPage = (messages: Message[], changes: Partial<Page> = {}): Page => ({
  conversation: { id: ID },
  profile: aCard(),
  messages,
  history_limit_reached: false,
  next_before: null,
  ...changes,
});

const open = (initialPage: Page) =>
  renderScreen(<TestMessageList />, {
    user: aUser(),
    api: { 'GET /api/chats.php': { chats: [aChat()] }, 'GET /api/chat.php': initialPage },
  });

describe('MessageList', () => {
  test('R-273 older messages can also be loaded with a button, until there are none left', async () => {
    const { api, person } = open(aPage([aMessage({ id: 'Message031', body: 'Newer' })], { next_before: 'Message031' }));
    const olderButton = await screen.findByRole('button', { name: 'Older messages' });
    api.reply({ 'GET /api/chat.php': aPage([aMessage({ id: 'Message001', body: 'Older' })]) });
    await person.click(olderButton);
    expect(await screen.findByText('Older')).toBeVisible();
    expect(screen.getByText('Newer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Older messages' })).not.toBeInTheDocument();
  });

  test('pictures of the newest messages load at once, older ones when they are scrolled to', async () => {
    const gif = { id: 'sun-rose', filename: '/moving', still: '/still', ratio: 1, title: 'Shining sun' };
    const texts = Array.from({ length: 6 }, (_, index) => aMessage({ id: `Message01${index}` }));
    open(aPage([aMessage({ id: 'Message001', type: 'gif', gif }), ...texts, aMessage({ id: 'Message020', type: 'gif', gif })]));
    const [olderImage, newestImage] = await screen.findAllByRole('img', { name: 'Shining sun' });
    expect(olderImage).toHaveAttribute('loading', 'lazy');
    expect(newestImage).toHaveAttribute('loading', 'eager');
  });

  test.each([
    ['sent', 'Sent'],
    ['delivered', 'Delivered'],
    ['read', 'Read'],
  ] as const)('R-290 a message of mine that is %s is marked as such', async (state, word) => {
    open(aPage([aMessage({ mine: true, state })]));
    expect(await screen.findByRole('img', { name: word })).toBeInTheDocument();
  });

  test('R-273 days have names, and each group ends with a time', async () => {
    open(
      aPage([
        aMessage({ id: 'a', created: NOW_S - DAY_S }),
        aMessage({ id: 'b', created: NOW_S - 60 }),
        aMessage({ id: 'c', created: NOW_S }),
      ]),
    );
    expect(await screen.findByText('yesterday')).toBeVisible();
    expect(screen.getByText('today')).toBeVisible();
    expect(screen.getAllByText(/\d+:\d\d\s?[AP]M/)).toHaveLength(2);
  });

  test('R-295 a message is rendered as plain text, whatever it contains', async () => {
    open(aPage([aMessage({ body: '<b>bold</b> **very** https://example.com' })]));
    expect(await screen.findByText('<b>bold</b> **very** https://example.com')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('an empty conversation suggests how to start', async () => {
    open(aPage([]));
    expect(await screen.findByText(/Say hello/)).toBeVisible();
  });
});

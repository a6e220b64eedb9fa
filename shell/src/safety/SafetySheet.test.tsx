import { SafetyButton, SafetyStore, type SafetySubject } from '@rendezvous/shared/safety';
import { aCard, aChat, aMessage, anError, anImage, aProfile, aUser, type FakeReplies, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SafetySheet } from './SafetySheet';

const anna = { id: 'Anna000000', name: 'Anna', fictional: false };
const HIDE = 'POST /api/hide.php';
const SHOW = 'DELETE /api/hide.php';
const BLOCK = 'POST /api/block.php';
const REPORT = 'POST /api/report.php';

const serverReplies: FakeReplies = {
  [HIDE]: { hidden: [] },
  [SHOW]: { hidden: [] },
  [BLOCK]: { blocked: [] },
  [REPORT]: { reference: 'R-AB12CD34' },
  'GET /api/chats.php': { chats: [] },
  'GET /api/likes.php': { profiles: [], liked_by: [] },
};

/** Opens a member's safety sheet with the button next to their name. */
async function open(api: FakeReplies = {}, subject: Partial<SafetySubject> = {}, route = '/members') {
  const view = renderScreen(
    <>
      <SafetyButton member={anna} {...subject} />
      <SafetySheet />
    </>,
    { user: aUser(), route, api: { ...serverReplies, ...api } },
  );
  await view.person.click(screen.getByRole('button', { name: 'Hide, block or report Anna' }));
  return { ...view, sheet: await screen.findByRole('dialog', { name: 'Keep your distance from Anna' }) };
}

const pressButton = async ({ person }: { person: Awaited<ReturnType<typeof open>>['person'] }, name: string) =>
  person.click(await screen.findByRole('button', { name }));

describe('the safety sheet', () => {
  it('R-233 offers Hide, Block and Report at the second tap, and a link to the safety centre', async () => {
    const { sheet } = await open();
    for (const name of ['Hide', 'Block', 'Report']) expect(within(sheet).getByRole('button', { name })).toBeInTheDocument();
    expect(within(sheet).getByRole('link', { name: 'Safety centre' })).toHaveAttribute('href', '/pages/safety');
  });

  it('R-097 returns the focus to the element that opened it, whichever dialog was open last', async () => {
    for (const [action, dialog] of [
      ['Block', 'Block Anna?'],
      ['Report', 'Report Anna'],
    ] as const) {
      const view = await open();
      await pressButton(view, action);
      await screen.findByRole(action === 'Block' ? 'alertdialog' : 'dialog', { name: dialog });
      await view.person.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Hide, block or report Anna' })).toHaveFocus());
      view.unmount();
    }
  });

  it('R-233 is available to members only, and not on their own profile', () => {
    const me = aUser();
    renderScreen(<SafetyButton member={anna} />);
    renderScreen(<SafetyButton member={{ ...anna, id: me.id }} />, { user: me });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('R-233 hides at once, and can undo it from the message', async () => {
    const view = await open();
    const listShown = () => view.store.slice('safety@1', () => new SafetyStore()).shownOf([anna]);
    await pressButton(view, 'Hide');
    expect(listShown()).toEqual([]);
    expect(view.api.calls(HIDE)).toEqual([{ profile_id: anna.id }]);
    await pressButton(view, 'Undo');
    await waitFor(() => expect(view.api.calls(SHOW)).toEqual([{ profile_id: anna.id }]));
    expect(listShown()).toEqual([anna]);
  });

  it('R-171 shows an error when hiding fails', async () => {
    const view = await open({ [HIDE]: anError('server_error') });
    await pressButton(view, 'Hide');
    await waitFor(() => expect(view.store.toasts.items).toHaveLength(1));
    expect(view.store.slice('safety@1', () => new SafetyStore()).shownOf([anna])).toEqual([anna]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('R-259 blocks after one confirmation, reloads chats and likes and leaves the profile', async () => {
    const view = await open({}, {}, `/members/${anna.id}`);
    await pressButton(view, 'Block');
    const question = await screen.findByRole('alertdialog', { name: 'Block Anna?' });
    expect(view.api.calls(BLOCK)).toEqual([]);
    await view.person.click(within(question).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(view.address()).toBe('/members'));
    expect(view.api.calls(BLOCK)).toEqual([{ profile_id: anna.id }]);
    expect(view.api.calls('GET /api/chats.php')).toHaveLength(1);
  });

  it('R-259 a failed block keeps the confirmation open', async () => {
    const view = await open({ [BLOCK]: anError('server_error') });
    await pressButton(view, 'Block');
    const question = await screen.findByRole('alertdialog', { name: 'Block Anna?' });
    await view.person.click(within(question).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(view.store.toasts.items).toHaveLength(1));
    expect(screen.getByRole('alertdialog', { name: 'Block Anna?' })).toBeInTheDocument();
  });
});

describe('the report', () => {
  const pressContinue = (view: Awaited<ReturnType<typeof open>>) => pressButton(view, 'Continue');

  it('R-260 goes from the reason to the description and shows its number; afterwards the two members no longer see each other', async () => {
    const view = await open();
    await pressButton(view, 'Report');
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
    await view.person.click(screen.getByRole('radio', { name: 'Insults or harassment' }));
    await pressContinue(view);
    expect(screen.getByRole('radio', { name: 'The profile' })).toBeChecked();
    await pressContinue(view);
    await view.person.type(screen.getByRole('textbox', { name: /What happened/ }), 'Shouts.');
    await pressContinue(view);
    await pressButton(view, 'Send report');
    expect(await screen.findByText('R-AB12CD34')).toBeInTheDocument();
    expect(view.api.calls(REPORT)).toEqual([{ profile_id: anna.id, reason: 'harassment', text: 'Shouts.' }]);
    expect(view.store.slice('safety@1', () => new SafetyStore()).shownOf([anna])).toEqual([]);
    expect(screen.getByRole('link', { name: 'My reports' })).toHaveAttribute('href', '/settings#reports');
  });

  it('R-260 includes marked messages from the members’ chat', async () => {
    const messages = [aMessage({ id: 'mine', mine: true, body: 'Hello' }), aMessage({ id: 'theirs', mine: false, body: 'Send me money' })];
    const chat = { conversation: { id: 'Chat000000' }, profile: aProfile(anna), messages, history_limit_reached: false, next_before: null };
    const view = await open({ 'GET /api/chat.php': chat }, { conversationId: 'Chat000000', message: messages[1]! });
    await pressButton(view, 'Report');
    await view.person.click(await screen.findByRole('radio', { name: 'Wants money, or advertises' }));
    await pressContinue(view);
    expect(screen.getByRole('radio', { name: 'Our chat' })).toBeChecked();
    expect(await screen.findByRole('checkbox', { name: /^Send me money/ })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Hello/ })).not.toBeInTheDocument();
    await pressContinue(view);
    await pressContinue(view);
    await pressButton(view, 'Send report');
    await screen.findByText('R-AB12CD34');
    const sentReport = { profile_id: anna.id, reason: 'scam_or_spam', conversation: 'Chat000000', message_ids: ['theirs'] };
    expect(view.api.calls(REPORT)).toEqual([sentReport]);
  });

  it('R-260 offers the members’ chat wherever it is opened, and preselects it when opened from the chat', async () => {
    const chat = aChat({ profile: aCard(anna) });
    const view = await open(
      { 'GET /api/chats.php': { chats: [chat] }, 'GET /api/member.php': { profile: aProfile({ ...anna, photos: [] }) } },
      { photoId: 'one' },
    );
    await pressButton(view, 'Report');
    await view.person.click(await screen.findByRole('radio', { name: 'Something else' }));
    await pressContinue(view);
    expect(screen.getByRole('radio', { name: 'A photo' })).toBeChecked();
    expect(await screen.findByRole('radio', { name: 'Our chat' })).toBeInTheDocument();
    view.unmount();
    const chatView = await open({}, { conversationId: 'Chat000000' });
    await pressButton(chatView, 'Report');
    await chatView.person.click(await screen.findByRole('radio', { name: 'Something else' }));
    await pressContinue(chatView);
    expect(screen.getByRole('radio', { name: 'Our chat' })).toBeChecked();
  });

  it('R-260 shows why it was refused and keeps what was typed', async () => {
    const view = await open({ [REPORT]: anError('rate_limited', { seconds: 3_600 }) });
    await pressButton(view, 'Report');
    await view.person.click(await screen.findByRole('radio', { name: 'Under 18' }));
    await pressContinue(view);
    await pressContinue(view);
    await view.person.type(screen.getByRole('textbox', { name: /What happened/ }), 'Says so herself.');
    await pressContinue(view);
    await pressButton(view, 'Send report');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await pressButton(view, 'Back');
    expect(screen.getByRole('textbox', { name: /What happened/ })).toHaveValue('Says so herself.');
  });

  it('R-260 about a photo names that photo', async () => {
    const photos = [anImage({ id: 'one' }), anImage({ id: 'two' })];
    const view = await open({ 'GET /api/member.php': { profile: aProfile({ ...anna, photos }) } });
    await pressButton(view, 'Report');
    await view.person.click(await screen.findByRole('radio', { name: 'Someone else’s photos' }));
    await pressContinue(view);
    await view.person.click(screen.getByRole('radio', { name: 'A photo' }));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await view.person.click(await screen.findByRole('radio', { name: 'Photo 2' }));
    await pressContinue(view);
    await pressContinue(view);
    await pressButton(view, 'Send report');
    await screen.findByText('R-AB12CD34');
    expect(view.api.calls(REPORT)).toEqual([{ profile_id: anna.id, reason: 'stolen_photos', photo_id: 'two' }]);
  });

  it('R-260 says that there is no photo, and no message, to choose', async () => {
    const chat = {
      conversation: { id: 'Chat000000' },
      profile: aProfile(anna),
      messages: [],
      history_limit_reached: false,
      next_before: null,
    };
    const view = await open(
      { 'GET /api/member.php': { profile: aProfile({ ...anna, photos: [] }) }, 'GET /api/chat.php': chat },
      { conversationId: 'Chat000000' },
    );
    await pressButton(view, 'Report');
    await view.person.click(await screen.findByRole('radio', { name: 'Something else' }));
    await pressContinue(view);
    await view.person.click(screen.getByRole('radio', { name: 'A photo' }));
    expect(await screen.findByText('There are no photos you can report. Choose something else above.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await view.person.click(screen.getByRole('radio', { name: 'Our chat' }));
    expect(await screen.findByText('There are no messages to mark. You can still report the chat.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('R-260 labels messages without text by their type, and also lists a marked message from further up', async () => {
    const messages = [aMessage({ id: 'photo', type: 'photo', body: '' }), aMessage({ id: 'opener', type: 'icebreaker', body: '' })];
    const chat = { conversation: { id: 'Chat000000' }, profile: aProfile(anna), messages, history_limit_reached: false, next_before: 'x' };
    const oldMessage = aMessage({ id: 'old', body: 'Long ago' });
    const view = await open({ 'GET /api/chat.php': chat }, { conversationId: 'Chat000000', message: oldMessage });
    await pressButton(view, 'Report');
    await view.person.click(await screen.findByRole('radio', { name: 'Something else' }));
    await pressContinue(view);
    expect(await screen.findByRole('checkbox', { name: /^Long ago/ })).toBeChecked();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.split(' ')[0])).toEqual([
      'Long',
      'Photo',
      'Icebreaker',
    ]);
  });

  it('R-171 R-260 resumes where it was left, and stays open while it is being sent', async () => {
    let sendReply = (): void => undefined;
    const view = await open({
      [REPORT]: () => new Promise((resolve) => (sendReply = () => resolve({ reference: 'R-AB12CD34' }))),
    });
    await pressButton(view, 'Report');
    await view.person.click(await screen.findByRole('radio', { name: 'Under 18' }));
    await pressContinue(view);
    await pressContinue(view);
    await view.person.type(screen.getByRole('textbox', { name: /What happened/ }), 'Says so herself.');
    await view.person.keyboard('{Escape}');
    await pressButton(view, 'Hide, block or report Anna');
    await pressButton(view, 'Report');
    expect(screen.getByRole('textbox', { name: /What happened/ })).toHaveValue('Says so herself.');
    await pressContinue(view);
    await pressButton(view, 'Send report');
    await view.person.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Report Anna' })).toBeInTheDocument();
    sendReply();
    expect(await screen.findByText('R-AB12CD34')).toBeInTheDocument();
    await view.person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await pressButton(view, 'Hide, block or report Anna');
    await pressButton(view, 'Report');
    expect(await screen.findByRole('radio', { name: 'Under 18' })).not.toBeChecked();
  });
});

import type { Message } from '@rendezvous/shared/contract';
import { aMessage, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageContent } from './MessageContent';

const show = (changes: Partial<Message>) => renderPart(<MessageContent message={aMessage({ body: '', ...changes })} />);
const photo = { id: 'Photo00000', filename: '/full', thumb_filename: '/thumb', blurred: '/blurred', ratio: 0.8 };

describe('MessageContent', () => {
  test('R-295 a text is rendered as plain text, whatever it looks like', () => {
    show({ body: '<b>Hi</b>' });
    expect(screen.getByText('<b>Hi</b>')).toBeVisible();
  });

  test('R-285 R-288 a gift shows its name in my language and the text sent with it', () => {
    show({ type: 'gift', gift: 'teddy_bear', body: 'For you' });
    expect(screen.getByText('A teddy bear')).toBeVisible();
    expect(screen.getByText('For you')).toBeVisible();
  });

  test('R-288 an opener is shown in my language, whatever language it was sent in', () => {
    show({ type: 'icebreaker', icebreaker: { key: 'interest_together', interest: 'cooking' } });
    expect(screen.getByText('Cooking: what would you like to do together?')).toBeVisible();
  });

  test('R-286 an animated picture has a title, and a still for users who prefer reduced motion', () => {
    const gif = { id: 'sun-rose', filename: '/moving', still: '/still', ratio: 1, title: 'Shining sun' };
    const { container } = show({ type: 'gif', gif });
    expect(screen.getByRole('img', { name: 'Shining sun' })).toHaveAttribute('src', '/moving');
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/still');
  });

  test('R-289 a photo I receive is blurred until I ask for it', async () => {
    show({ type: 'photo', photo });
    expect(screen.getByRole('img', { name: 'Photo in the chat' })).toHaveAttribute('src', expect.stringContaining('/blurred'));
    await userEvent.click(screen.getByRole('button', { name: 'Show photo' }));
    expect(await screen.findByRole('img', { name: 'Photo in the chat' })).toHaveAttribute('src', expect.stringContaining('/thumb'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('R-289 my own photo is shown at once, and a withdrawn one shows a notice', () => {
    show({ type: 'photo', photo, mine: true });
    expect(screen.getByRole('img', { name: 'Photo in the chat' })).toHaveAttribute('src', expect.stringContaining('/thumb'));
    show({ type: 'photo', photo: null, withdrawn: true });
    expect(screen.getByText('Photo unsent')).toBeVisible();
  });
});

import { useSafety } from '@rendezvous/shared/safety';
import { aCard, anImage, aProfile, aUser, type FakeReplies, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { MatchModal } from '../components/MatchModal';
import { MemberGrid } from '../components/MemberGrid';
import { MemberProfile } from '../components/MemberProfile';
import { SwipeCard } from '../components/SwipeCard';

const photos = [anImage({ id: 'Photo00001' }), anImage({ id: 'Photo00002' })];
const anna = aProfile({ id: 'Anna000000', name: 'Anna', photos, main_image: photos[0] ?? null, conversation_id: null });
const card = aCard({ id: anna.id, name: 'Anna' });

const OpenedSubject = observer(() => {
  const { subject } = useSafety();
  return <output>{subject && [subject.member.id, subject.photoId].filter(Boolean).join(' ')}</output>;
});

const open = (part: ReactElement, route = '/members', api: FakeReplies = {}) =>
  renderScreen(
    <>
      {part}
      <OpenedSubject />
    </>,
    { user: aUser(), route, api: { 'GET /api/member.php': { profile: anna }, ...api } },
  );

const BUTTON_NAME = 'Hide, block or report Anna';

describe('the safety sheet is one tap away from', () => {
  it.each<[place: string, part: ReactElement, expectedText: string, route?: string]>([
    ['a card', <MemberGrid key="grid" members={[card]} />, anna.id],
    ['a card of the swipe game', <SwipeCard key="swipe" card={card} position="up" onSwipe={() => undefined} />, anna.id],
    ['a profile', <MemberProfile key="profile" profile={anna} />, anna.id],
    ['a match', <MatchModal key="match" profileId={anna.id} onClose={() => undefined} />, anna.id],
  ])('R-233 R-259 R-260 %s', async (_place, part, expectedText) => {
    const { person } = open(part);
    await person.click(await screen.findByRole('button', { name: BUTTON_NAME }));
    expect(screen.getByText(expectedText)).toBeInTheDocument();
  });

  it('R-260 a photo, which it then refers to', async () => {
    const { person } = open(<MemberProfile profile={anna} />, '/members?photo=2');
    const viewer = await screen.findByRole('dialog', { name: 'Anna' });
    await person.click(within(viewer).getByRole('button', { name: BUTTON_NAME }));
    expect(screen.getByText(`${anna.id} Photo00002`)).toBeInTheDocument();
  });
});

it('R-233 lists leave out members the viewer avoids, until that is undone', () => {
  const { store } = open(<MemberGrid members={[card, aCard({ id: 'Bob0000000', name: 'Bob' })]} />);
  const readNames = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const safety = store.slice('safety@1', () => {
    throw new Error('There is one already.');
  }) as unknown as ReturnType<typeof useSafety>;
  expect(readNames()).toHaveLength(2);
  act(() => safety.avoid(card.id));
  expect(readNames()).toHaveLength(1);
  act(() => safety.show(card.id));
  expect(readNames()).toHaveLength(2);
});

import type { LanderDocument, LanderMember } from '@rendezvous/shared/contract';
import { RemoteLoaderContext, type SlotContract } from '@rendezvous/shared/remote';
import { aCard, aLoader, anImage, aUser, MemoryStorage, renderScreen } from '@rendezvous/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { SwipeScreen } from './SwipeScreen';

const aMember = (id: string, name: string): LanderMember => ({
  ...aCard({ id, name }),
  image: anImage({ id }),
  note: null,
  language: 'en',
});

const aTeaser = (members: LanderMember[]): LanderDocument => ({
  ...{ name: 'tinderswipe', slug: 'default', variant: 'default', headline: 'Five swipes', text: 'Nobody is told.' },
  ...{ call_to_action: 'Sign up and say hello', image: 'evening', images: [], niche: null, gender: null, members },
});

const Steps = ({ memberId, onDone }: SlotContract['signup-steps']) => (
  <button type="button" onClick={() => onDone('/signup-matches')}>
    Sign-up {memberId ?? 'with nobody'}
  </button>
);

const open = (members: LanderMember[] = [], options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <RemoteLoaderContext value={aLoader({ 'signup-steps': async () => Steps })}>
      <SwipeScreen />
    </RemoteLoaderContext>,
    {
      path: '/landers/tinderswipe',
      route: '/landers/tinderswipe',
      ...options,
      api: { 'GET /api/lander.php': { lander: aTeaser(members) }, 'POST /api/lander-hit.php': undefined },
    },
  );

const getLikeButton = () => screen.getByRole('button', { name: 'I like it' });
const getSkipButton = () => screen.getByRole('button', { name: 'Skip' });

describe('the swipe teaser', () => {
  it('R-343 shows the sign-up after five cards', async () => {
    const { person, api } = open();
    expect(await screen.findByText('A night by the lake')).toBeInTheDocument();
    for (let card = 1; card <= 5; card++) {
      expect(screen.getByText(`Card ${card} of 5`)).toBeInTheDocument();
      await person.click(card % 2 ? getLikeButton() : getSkipButton());
    }
    expect(await screen.findByRole('button', { name: 'Sign-up with nobody' })).toBeInTheDocument();
    expect(screen.getByText('Sign up and say hello')).toBeInTheDocument();
    expect(api.calls('POST /api/like.php')).toHaveLength(0);
  });

  it('R-343 R-351 the sign-up starts with the first liked member', async () => {
    const { person } = open([aMember('Anna000000', 'Anna'), aMember('Bea0000000', 'Bea'), aMember('Cleo000000', 'Cleo')]);
    expect(await screen.findByText('Anna, 34')).toBeInTheDocument();
    await person.click(getSkipButton());
    await person.click(getLikeButton());
    for (let card = 3; card <= 5; card++) await person.click(getLikeButton());
    expect(await screen.findByRole('button', { name: 'Sign-up Bea0000000' })).toBeInTheDocument();
    expect(screen.getByText('Bea, 34')).toBeInTheDocument();
  });

  it('R-352 labels symbol pictures as such, but not members', async () => {
    const { person } = open([aMember('Anna000000', 'Anna')]);
    await screen.findByText('Anna, 34');
    const getCard = () => within(screen.getByRole('article'));
    expect(getCard().queryByText('Symbol picture')).not.toBeInTheDocument();
    await person.click(getLikeButton());
    expect(await getCard().findByText('Symbol picture')).toBeInTheDocument();
  });

  it('R-343 the arrow keys choose too, and a choice can be undone', async () => {
    const { person } = open();
    await screen.findByText('A night by the lake');
    getLikeButton().focus();
    await person.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('Card 3 of 5')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Go back one card' }));
    expect(screen.getByText('Card 2 of 5')).toBeInTheDocument();
  });

  it('R-343 R-347 the likes can be dropped in the sign-up, and a reload keeps the swiped cards', async () => {
    const { person, store } = open([aMember('Anna000000', 'Anna')]);
    await screen.findByText('Anna, 34');
    for (let card = 1; card <= 5; card++) await person.click(getLikeButton());
    expect(await screen.findByRole('button', { name: 'Sign-up Anna000000' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Remove Anna' }));
    expect(await screen.findByRole('button', { name: 'Sign-up with nobody' })).toBeInTheDocument();
    expect(store.services.session.get('lander-choices')).toContain('"key":"Anna000000","isLiked":false');
  });

  it('R-347 continues with the cards swiped before a reload', async () => {
    const choices = [
      { key: 'lake', isLiked: true },
      { key: 'lanterns', isLiked: false },
    ];
    const session = new MemoryStorage({ 'lander-choices': JSON.stringify({ '/landers/tinderswipe': { swipes: { choices } } }) });
    open([], { services: { session } });
    expect(await screen.findByText('Card 3 of 5')).toBeInTheDocument();
  });

  it('R-355 focus that was on a card moves on to the next card', async () => {
    const aFictionalMember = (id: string, name: string) => ({ ...aMember(id, name), fictional: true });
    const { person } = open([aFictionalMember('Anna000000', 'Anna'), aFictionalMember('Bea0000000', 'Bea')]);
    (await screen.findByRole('button', { name: 'fictional profile' })).focus();
    await person.keyboard('{ArrowRight}');
    expect((await screen.findByText(/Bea, 34/)).closest('article')).toHaveFocus();
  });

  it.each([
    [120, 'Card 2 of 5'],
    [-120, 'Card 2 of 5'],
    [30, 'Card 1 of 5'],
  ])('R-343 after a swipe of %i pixels, shows "%s"', async (distance, progressText) => {
    open();
    const card = (await screen.findByText('A night by the lake')).closest('article');
    if (!card) throw new Error('There is no card.');
    for (const [type, clientX] of [
      ['pointerdown', 200],
      ['pointermove', 200 + distance],
      ['pointerup', 200 + distance],
    ] as const)
      fireEvent(card, new MouseEvent(type, { clientX, bubbles: true }));
    expect(await screen.findByText(progressText)).toBeInTheDocument();
  });

  it('R-350 redirects a member to the members page', () => {
    expect(open([], { user: aUser() }).address()).toBe('/members');
  });

  it('R-349 keeps the campaign parameters', async () => {
    const { store } = open([], { route: '/landers/tinderswipe?sub1=a1' });
    await screen.findByText('A night by the lake');
    expect(store.session.tracking).toEqual({ sub1: 'a1' });
  });
});

import type { LanderDocument } from '@rendezvous/shared/contract';
import { RemoteLoaderContext, type SlotContract } from '@rendezvous/shared/remote';
import { aLoader, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { TransitionsScreen } from './TransitionsScreen';
import { VideoScreen } from './VideoScreen';

const aDocument = (name: string, image: string, images: string[] = []): LanderDocument => ({
  ...{ name, slug: 'default', variant: 'default', headline: 'A quiet evening', text: 'Free to join.', call_to_action: 'Find someone' },
  ...{ image, images, niche: null, gender: null },
});

const Steps = ({ prefill }: SlotContract['signup-steps']) => <output aria-label="Sign-up">{JSON.stringify(prefill)}</output>;

function openScreen(Screen: ComponentType, name: string, options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(
    <RemoteLoaderContext value={aLoader({ 'signup-steps': async () => Steps })}>
      <Screen />
    </RemoteLoaderContext>,
    {
      path: `/landers/${name}/{slug?}`,
      route: `/landers/${name}`,
      ...options,
      api: {
        'GET /api/lander.php': { lander: aDocument(name, name === 'video' ? 'lake' : 'skyline') },
        'POST /api/lander-hit.php': undefined,
        'GET /api/regions.php': { regions: {} },
        ...options?.api,
      },
    },
  );
}

const openVideo = (options: Parameters<typeof renderScreen>[1] = {}) => openScreen(VideoScreen, 'video', options);
const openTransitions = (options: Parameters<typeof renderScreen>[1] = {}) =>
  openScreen(TransitionsScreen, 'transitionsvideolanding', options);

const getClips = (container: HTMLElement) => [...container.querySelectorAll('video')];
const mediaMethods = { play: jest.fn(async () => undefined), pause: jest.fn() };

/** Sets whether the visitor prefers reduced motion or reduced data use; by default, neither. */
function stubBrowser({ reducedMotion = false, saveData = false } = {}): void {
  globalThis.matchMedia = ((query: string) => ({ matches: reducedMotion && query.includes('reduced-motion') })) as typeof matchMedia;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}

beforeEach(() => {
  stubBrowser();
  mediaMethods.play.mockClear();
  mediaMethods.pause.mockClear();
  Object.assign(HTMLMediaElement.prototype, mediaMethods);
});

describe('the lander with one clip', () => {
  it('R-180 offers the login beside the sign-up', async () => {
    openVideo();
    expect(await screen.findByRole('status', { name: 'Sign-up' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('R-360 a muted, looping clip starts over its still after the page has loaded', async () => {
    const { container } = openVideo();
    await waitFor(() => expect(getClips(container)).toHaveLength(1));
    const [clip] = getClips(container);
    expect(clip).toHaveAttribute('src', '/api/clip.php?name=lake');
    expect(clip).toHaveAttribute('preload', 'none');
    expect(clip).toMatchObject({ muted: true, loop: true });
    expect(mediaMethods.play).toHaveBeenCalledTimes(1);
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/picture.php?name=lake&size=960');
  });

  it('R-360 can be paused and resumed', async () => {
    const { person } = openVideo();
    await person.click(await screen.findByRole('button', { name: 'Pause the video' }));
    expect(mediaMethods.pause).toHaveBeenCalledTimes(1);
    await person.click(await screen.findByRole('button', { name: 'Play the video' }));
    expect(mediaMethods.play).toHaveBeenCalledTimes(2);
  });

  it('R-360 has a text alternative and says that it is a symbol picture', async () => {
    openVideo();
    expect(await screen.findByText(/moon over a quiet lake/)).toBeInTheDocument();
    expect(screen.getByText('Symbol picture')).toBeInTheDocument();
  });

  it.each([{ reducedMotion: true }, { saveData: true }])(
    'R-359 R-360 with %j no clip is fetched until the visitor presses play',
    async (preference) => {
      stubBrowser(preference);
      const { container, person } = openVideo();
      const playButton = await screen.findByRole('button', { name: 'Play the video' });
      expect(getClips(container)).toHaveLength(0);
      await person.click(playButton);
      expect(getClips(container)).toHaveLength(1);
    },
  );

  it('R-360 keeps the still and the play button when the browser blocks playback', async () => {
    mediaMethods.play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    openVideo();
    await waitFor(() => expect(mediaMethods.play).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: 'Play the video' })).toBeInTheDocument();
  });

  it('R-347 R-360 shows the sign-up beside the clip', async () => {
    openVideo();
    expect(await screen.findByRole('status', { name: 'Sign-up' })).toBeInTheDocument();
    expect(screen.getByText('Find someone')).toBeInTheDocument();
  });

  it('R-348 without a reply, shows its built-in texts and clip', async () => {
    const { container } = openVideo({ api: { 'GET /api/lander.php': anError('server_error') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'A quiet evening for two' })).toBeInTheDocument();
    await waitFor(() => expect(getClips(container)[0]).toHaveAttribute('src', '/api/clip.php?name=lake'));
  });

  it('R-350 redirects a member to the members page', () => {
    expect(openVideo({ user: aUser() }).address()).toBe('/members');
  });
});

describe('the lander with three clips', () => {
  const getVisiblePicture = (container: HTMLElement) => container.querySelector('[data-shown="true"] img')?.getAttribute('src');

  it('R-359 each question has its own clip behind it, followed by the sign-up', async () => {
    const { container, person } = openTransitions();
    expect(await screen.findByRole('heading', { level: 2, name: 'Are you a man or a woman?' })).toBeInTheDocument();
    expect(getVisiblePicture(container)).toMatch('skyline');
    await person.click(screen.getByRole('button', { name: 'Woman' }));
    expect(await screen.findByText('Question 2 of 3')).toBeInTheDocument();
    expect(getVisiblePicture(container)).toMatch('lanterns');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Year of birth' }), '1985');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Where do you live?' })).toBeInTheDocument();
    expect(getVisiblePicture(container)).toMatch('lake');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    const signup = await screen.findByRole('status', { name: 'Sign-up' });
    expect(JSON.parse(signup.textContent)).toEqual({ gender: 'female', date_of_birth: '1985--', country: 'NL', region: '' });
  });

  it('R-348 R-359 begins with the clip that the campaign names, and shows each clip once', async () => {
    const lander = aDocument('transitionsvideolanding', 'lake', ['skyline']);
    const { container, person } = openTransitions({ api: { 'GET /api/lander.php': { lander } } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Are you a man or a woman?' })).toBeInTheDocument();
    expect(getVisiblePicture(container)).toMatch('lake');
    expect(screen.getByText(/moon over a quiet lake/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Woman' }));
    expect(getVisiblePicture(container)).toMatch('skyline');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Year of birth' }), '1985');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Question 3 of 3')).toBeInTheDocument();
    expect(getVisiblePicture(container)).toMatch('lanterns');
  });

  it('R-359 fetches and plays only the visible clip', async () => {
    const { container, person } = openTransitions();
    await waitFor(() => expect(getClips(container).map((clip) => clip.getAttribute('src'))).toEqual(['/api/clip.php?name=skyline']));
    await person.click(screen.getByRole('button', { name: 'Man' }));
    await waitFor(() => expect(getClips(container)).toHaveLength(2));
    expect(mediaMethods.pause).toHaveBeenCalled();
  });

  it.each([{ reducedMotion: true }, { saveData: true }])('R-359 with %j only the stills are shown', async (preference) => {
    stubBrowser(preference);
    const { container } = openTransitions();
    expect(await screen.findByRole('heading', { level: 2, name: 'Are you a man or a woman?' })).toBeInTheDocument();
    expect(getClips(container)).toHaveLength(0);
  });

  it('R-350 redirects a member to the members page', () => {
    expect(openTransitions({ user: aUser() }).address()).toBe('/members');
  });
});

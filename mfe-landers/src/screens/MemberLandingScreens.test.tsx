import type { LanderDocument, Profile } from '@rendezvous/shared/contract';
import { RemoteLoaderContext, type SlotContract } from '@rendezvous/shared/remote';
import { aLoader, anError, anImage, aProfile, aUser, MemoryStorage, renderScreen, settled } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemberLandingScreen } from './MemberLandingScreen';
import { MemberLetterScreen } from './MemberLetterScreen';
import { MemberTalkScreen } from './MemberTalkScreen';

const anna = aProfile({
  id: 'Anna000000',
  name: 'Anna',
  city: 'Amsterdam',
  main_image: anImage(),
  photos: [anImage(), ...Array.from({ length: 4 }, (_, n) => anImage({ id: `locked${n}`, locked: true }))],
  notes: { about_me: 'Likes long walks.', looking_for: null },
});

const aDocument = (name: string): LanderDocument => ({
  ...{ name, slug: 'default', variant: 'default', headline: 'Interested?', text: 'Free to join.', call_to_action: 'Say hello' },
  ...{ image: 'evening', images: [], niche: null, gender: null },
});

/** Stands in for the sign-up of mfe-auth: shows the props it receives. */
const Steps = ({ memberId, prefill }: SlotContract['signup-steps']) => (
  <output aria-label="Sign-up">{JSON.stringify({ memberId, ...prefill })}</output>
);

const PATHS = { landing: '/members/{id}/landing', landing2: '/members/{id}/landing2/{slug?}', landing3: '/members/{id}/landing3/{slug?}' };
type LanderName = keyof typeof PATHS;

const SCREENS: Record<LanderName, ComponentType> = {
  landing: MemberLandingScreen,
  landing2: MemberTalkScreen,
  landing3: MemberLetterScreen,
};

function open(name: LanderName, options: Parameters<typeof renderScreen>[1] & { member?: Profile; slug?: string } = {}) {
  const { member, slug, ...rest } = options;
  const Screen = SCREENS[name];
  return renderScreen(
    <RemoteLoaderContext value={aLoader({ 'signup-steps': async () => Steps })}>
      <Screen />
    </RemoteLoaderContext>,
    {
      path: PATHS[name],
      route: `/members/Anna000000/${name}${slug ? `/${slug}` : ''}`,
      ...rest,
      api: {
        'GET /api/member.php': { profile: member ?? anna },
        'GET /api/lander.php': { lander: aDocument(name) },
        'POST /api/lander-hit.php': undefined,
        'GET /api/regions.php': { regions: { NL: [{ code: 'NL-NH', name: 'North Holland' }] } },
        ...rest.api,
      },
    },
  );
}

const readSignup = async (): Promise<unknown> => JSON.parse((await screen.findByRole('status', { name: 'Sign-up' })).textContent);

describe.each(['landing', 'landing2', 'landing3'] as const)('the lander %s about a member', (name) => {
  it('R-344 shows the main photo, name, age and place', async () => {
    open(name);
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna, 34' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Photo of Anna' })).toBeInTheDocument();
    expect(screen.getByText(/Amsterdam/)).toBeInTheDocument();
  });

  it('R-180 R-344 offers the login', async () => {
    open(name);
    await screen.findByRole('heading', { level: 1, name: 'Anna, 34' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('R-351 says why the member is shown', async () => {
    open(name);
    expect(await screen.findByText('You can see this photo because this person shows their profile to visitors.')).toBeInTheDocument();
  });

  it('R-352 a fictional profile carries its label and does not claim to have chosen to be shown', async () => {
    open(name, { member: { ...anna, fictional: true } });
    expect(await screen.findByRole('button', { name: /fictional profile/i })).toBeInTheDocument();
    expect(screen.queryByText(/shows their profile to visitors/)).not.toBeInTheDocument();
  });

  it('R-352 invents no counters, badges or messages for the member', async () => {
    const { container } = open(name, { member: { ...anna, online: true } });
    await screen.findByRole('heading', { level: 1, name: 'Anna, 34' });
    expect(container).not.toHaveTextContent(/near you|waiting|online|is typing|\d+ (members|people)/i);
  });

  it('R-350 redirects a member to the profile', () => {
    const { address, api } = open(name, { user: aUser() });
    expect(address()).toBe('/members/Anna000000');
    expect(api.calls('GET /api/member.php')).toHaveLength(0);
  });

  it('R-349 keeps the campaign parameters and removes them from the URL', async () => {
    const { store, address } = open(name, { route: `/members/Anna000000/${name}?network=partner1` });
    await screen.findByRole('heading', { level: 1, name: 'Anna, 34' });
    expect(store.session.tracking).toEqual({ network: 'partner1' });
    await waitFor(() => expect(address()).toBe(`/members/Anna000000/${name}`));
  });

  it.each([
    ['whom visitors may not see', { 'GET /api/member.php': anError('not_found') }],
    ['without a main photo', { 'GET /api/member.php': { profile: { ...anna, main_image: null } } }],
  ])('R-351 falls back to the general lander at the same URL for a member %s', async (_, api) => {
    const { address } = open(name, { api: { ...api, 'GET /api/lander.php': anError('server_error') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Alone tonight?' })).toBeInTheDocument();
    expect(screen.queryByText(/Anna/)).not.toBeInTheDocument();
    expect(address()).toBe(`/members/Anna000000/${name}`);
  });
});

describe('members-id-landing', () => {
  it('R-344 R-347 has the short note and the sign-up with this member', async () => {
    open('landing');
    expect(await screen.findByText('Likes long walks.')).toBeInTheDocument();
    expect(screen.getByRole('blockquote')).toHaveAttribute('lang', 'en');
    expect(await readSignup()).toEqual({ memberId: 'Anna000000' });
    expect(screen.getByText('Say hello')).toBeInTheDocument();
  });

  it('R-233 leaves out the note where the domain shows none', async () => {
    open('landing', { settings: { visible_profile_notes: [] } });
    await screen.findByRole('heading', { level: 1, name: 'Anna, 34' });
    expect(screen.queryByText('Likes long walks.')).not.toBeInTheDocument();
  });
});

describe('members-id-landing2-slug', () => {
  it('R-345 asks for gender, age and place, and the sign-up starts with the answers', async () => {
    const { person, api } = open('landing2', { slug: 'spring' });
    await person.click(await screen.findByRole('button', { name: 'Man' }));
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Year of birth' }), '1990');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await person.selectOptions(await screen.findByRole('combobox', { name: /Province/ }), 'North Holland');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await readSignup()).toEqual({ memberId: 'Anna000000', gender: 'male', date_of_birth: '1990--', country: 'NL', region: 'NL-NH' });
    expect(api.calls('GET /api/lander.php')).toEqual([{ name: 'landing2', slug: 'spring', locale: 'en' }]);
    expect(document.activeElement).toContainElement(screen.getByText('Say hello'));
  });

  it('R-345 R-352 says that the site is asking, and shows questions and answers as a conversation', async () => {
    const { person } = open('landing2');
    expect(await screen.findByText(/Three quick questions from/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Woman' }));
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual(['Are you a man or a woman?', 'Woman', 'What year were you born?']);
    expect(screen.getByText('What year were you born?')).toHaveFocus();
  });

  it('R-191 a minor’s year of birth leads to the friendly refusal, with nothing to edit', async () => {
    const { person, store } = open('landing2', { api: { 'POST /api/check-age.php': anError('underage') } });
    await person.click(await screen.findByRole('button', { name: 'Man' }));
    const yearSelect = await screen.findByRole('combobox', { name: 'Year of birth' });
    await person.selectOptions(yearSelect, String(new Date(store.clock.now).getUTCFullYear() - 15));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'You can join when you’re 18' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('R-345 a visitor who goes back while the year is being checked stays at the previous question', async () => {
    let finishCheck = (): void => undefined;
    const checkFinished = new Promise<void>((resolve) => (finishCheck = resolve));
    const checkAge = () => checkFinished.then(() => ({ adult: true as const }));
    const { person } = open('landing2', { api: { 'POST /api/check-age.php': checkAge } });
    await person.click(await screen.findByRole('button', { name: 'Man' }));
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Year of birth' }), '1990');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await person.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('button', { name: 'Woman' });
    finishCheck();
    await act(settled);
    expect(screen.getByRole('button', { name: 'Woman' })).toBeInTheDocument();
    expect(screen.queryByText('Where do you live?')).not.toBeInTheDocument();
  });

  it('R-345 R-347 continues at the question that was reached before, with the answers', async () => {
    const stored = { '/members/Anna000000/landing2': { answers: { gender: 'male', year: '1990', country: 'NL', region: '', reached: 2 } } };
    const session = new MemoryStorage({ 'lander-choices': JSON.stringify(stored) });
    const { person } = open('landing2', { services: { session } });
    expect(await screen.findByText('Where do you live?')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('combobox', { name: 'Year of birth' })).toHaveValue('1990');
  });

  it('R-345 allows going back, but not continuing without an answer', async () => {
    const { person } = open('landing2');
    await person.click(await screen.findByRole('button', { name: 'Man' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Woman' })).toBeInTheDocument();
  });
});

describe('members-id-landing3-slug', () => {
  it('R-235 R-346 further photos are blurred and open the sign-up', async () => {
    const { person } = open('landing3');
    const [firstLockedPhoto] = await screen.findAllByRole('button', { name: /Locked photo/ });
    expect(screen.getByText('4 more photos are blurred for visitors.')).toBeInTheDocument();
    expect(screen.getByText('You need to be logged in to view more photos')).toBeInTheDocument();
    expect(screen.getByText('+2')).toBeInTheDocument();
    if (firstLockedPhoto) await person.click(firstLockedPhoto);
    expect(await readSignup()).toEqual({ memberId: 'Anna000000' });
  });

  it('R-346 keeps the first message for the sign-up', async () => {
    const { person } = open('landing3');
    await person.type(await screen.findByRole('textbox', { name: /Your first message/ }), 'Which walk was the best?');
    await person.click(screen.getByRole('button', { name: 'Continue to sign-up' }));
    expect(await readSignup()).toEqual({ memberId: 'Anna000000', signup_message: 'Which walk was the best?' });
  });

  it('R-186 R-346 marks a message that is too long as invalid and keeps its text', async () => {
    const { person } = open('landing3', { settings: { message_length: 5 } });
    const messageField = await screen.findByRole('textbox', { name: /Your first message/ });
    await person.type(messageField, 'Hello there');
    await person.click(screen.getByRole('button', { name: 'Continue to sign-up' }));
    expect(messageField).toBeInvalid();
    expect(messageField).toHaveValue('Hello there');
    expect(screen.getByText('Your message is longer than 5 characters')).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Sign-up' })).not.toBeInTheDocument();
  });

  it('R-186 R-346 counts characters as the server does: an emoji is one', async () => {
    const { person } = open('landing3', { settings: { message_length: 5 } });
    await person.type(await screen.findByRole('textbox', { name: /Your first message/ }), '😀😀😀😀😀');
    await person.click(screen.getByRole('button', { name: 'Continue to sign-up' }));
    expect(await readSignup()).toEqual({ memberId: 'Anna000000', signup_message: '😀😀😀😀😀' });
  });

  it('R-346 R-347 a message typed before a reload is still there', async () => {
    const stored = { '/members/Anna000000/landing3': { message: { message: 'Which walk was the best?' } } };
    const session = new MemoryStorage({ 'lander-choices': JSON.stringify(stored) });
    const { person } = open('landing3', { services: { session } });
    expect(await screen.findByRole('textbox', { name: /Your first message/ })).toHaveValue('Which walk was the best?');
    await person.click(screen.getByRole('button', { name: 'Continue to sign-up' }));
    expect(await readSignup()).toEqual({ memberId: 'Anna000000', signup_message: 'Which walk was the best?' });
  });

  it('R-129 shows the interests of the member', async () => {
    open('landing3');
    expect(await screen.findByRole('heading', { name: 'Interests' })).toBeInTheDocument();
    expect(screen.getByText('Beach')).toBeInTheDocument();
  });
});

import { anError, anImage, aProfile, aUser, barriers, MemoryStorage } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { CollageScreen } from './CollageScreen';
import { aLanderMember } from './testing/aLanderMember';
import { openLander } from './testing/openLander';
import { someMembers } from './testing/someMembers';

type Options = Parameters<typeof openLander>[3];

const open = (members = someMembers(12), options?: Options) => openLander(<CollageScreen />, 'collagelanding', { members }, options);

describe('the lander with a collage', () => {
  it('R-354 shows twelve members, each with first name and age', async () => {
    open(someMembers(14));
    expect(await screen.findAllByRole('button', { name: /^Write to Name\d+$/ })).toHaveLength(12);
    expect(screen.getByText('Name3, 33')).toBeInTheDocument();
  });

  it('R-354 choosing a photo opens the sign-up with that member', async () => {
    const { person, address } = open();
    await person.click(await screen.findByRole('button', { name: 'Write to Name2' }));
    expect(await screen.findByText(/Step 1 of 5 for Member2000/)).toBeInTheDocument();
    expect(screen.getAllByText('Name2, 32')).toHaveLength(2);
    expect(address()).toBe('/landers/collagelanding');
  });

  it('R-347 the button opens the sign-up without a member', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Sign up for free' }));
    expect(await screen.findByText('Step 1 of 5 for nobody with {}')).toBeInTheDocument();
    expect(screen.getByText('An action of the document')).toBeInTheDocument();
  });

  it('R-241 R-352 a fictional member carries the label, and says what it means', async () => {
    const { person, container } = open([aLanderMember({ fictional: true })]);
    await person.click(await screen.findByRole('button', { name: 'fictional profile' }));
    expect(await screen.findByRole('dialog', { name: 'fictional profile' })).toBeInTheDocument();
    expect(await barriers(container)).toEqual([]);
  });

  it('R-352 fills places without a member with symbol pictures, labeled as such', async () => {
    open(someMembers(9));
    // Three tiles and the campaign's picture in the banner.
    expect(await screen.findAllByText('Symbol picture')).toHaveLength(4);
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  it('R-348 the pictures that the campaign names fill the places first, then that of its niche', async () => {
    const { container } = openLander(<CollageScreen />, 'collagelanding', { members: someMembers(9), images: ['lake'], niche: 'gay' });
    await screen.findAllByRole('listitem');
    const names = [...container.querySelectorAll('li img')].flatMap(
      (image) => /name=([a-z-]+)/.exec(image.getAttribute('src') ?? '')?.[1] ?? [],
    );
    expect(names).toEqual(['lake', 'hero-gay', 'hero-general']);
  });

  it('R-352 without a reply, invents no members', async () => {
    open([], { api: { 'GET /api/lander.php': anError('server_error') } });
    expect(await screen.findAllByText('Symbol picture')).toHaveLength(8);
    expect(screen.getByRole('heading', { level: 1, name: 'Who would you like to meet?' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Write to/ })).not.toBeInTheDocument();
  });

  it('R-348 R-362 shows the texts of the slug and counts the visit once', async () => {
    const { api } = open(someMembers(1), { route: '/landers/collagelanding/autumn' });
    expect(await screen.findByRole('heading', { level: 1, name: 'A headline of the document' })).toBeInTheDocument();
    expect(screen.getByText('A text of the document.')).toBeInTheDocument();
    expect(api.calls('GET /api/lander.php')).toEqual([{ name: 'collagelanding', slug: 'autumn', locale: 'en' }]);
    expect(api.calls('POST /api/lander-hit.php')).toHaveLength(1);
  });

  it('R-349 keeps the campaign parameters and removes them from the URL', () => {
    const { store, address } = open([], { route: '/landers/collagelanding?network=partner1&sub1=a' });
    expect(store.session.tracking).toEqual({ network: 'partner1', sub1: 'a' });
    expect(address()).toBe('/landers/collagelanding');
  });

  it('R-350 redirects a member to the members page', () => {
    expect(open([], { user: aUser() }).address()).toBe('/members');
  });

  it('R-347 the chosen member can be dropped, and then the sign-up is with nobody', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Write to Name2' }));
    await screen.findByText(/Step 1 of 5 for Member2000/);
    await person.click(screen.getByRole('button', { name: 'Remove Name2' }));
    expect(await screen.findByText(/Step 1 of 5 for nobody/)).toBeInTheDocument();
    expect(screen.getAllByText('Name2, 32')).toHaveLength(1);
    expect(document.activeElement).toContainElement(screen.getByText(/Step 1 of 5/));
  });

  it('R-347 R-354 a member chosen before a reload is still chosen', async () => {
    const session = new MemoryStorage({ 'lander-choices': '{"/landers/collagelanding":{"choice":{"memberId":"Anna000000"}}}' });
    const profile = aProfile({ id: 'Anna000000', name: 'Anna', main_image: anImage() });
    const { person } = open(someMembers(12), { services: { session }, api: { 'GET /api/member.php': { profile } } });
    expect(await screen.findByRole('button', { name: 'Remove Anna' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Sign up for free' }));
    expect(await screen.findByText(/Step 1 of 5 for Anna000000/)).toBeInTheDocument();
  });

  it('R-351 says so when the chosen member has become invisible', async () => {
    const session = new MemoryStorage({ 'lander-choices': '{"/landers/collagelanding":{"choice":{"memberId":"Anna000000"}}}' });
    open(someMembers(12), { services: { session }, api: { 'GET /api/member.php': anError('not_found') } });
    expect(await screen.findByText(/isn’t shown here any more/)).toBeInTheDocument();
  });

  it('R-180 the login stays when the steps open, but a closed sign-up offers it itself', async () => {
    const { person, store } = open();
    await person.click(await screen.findByRole('button', { name: 'Sign up for free' }));
    await screen.findByText(/Step 1 of 5/);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    store.settings.set({ ...store.settings.current, signups: 'none' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument());
  });

  it('R-017 R-347 says how to sign up later when the sign-up does not load, and tries again', async () => {
    const signup = { isMissing: true };
    const { person } = open(someMembers(12), { signup });
    await person.click(await screen.findByRole('button', { name: 'Write to Name2' }));
    expect(await screen.findByRole('heading', { name: 'The sign-up form won’t load right now' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'example.com/landers/collagelanding' })).toHaveAttribute('href', '/landers/collagelanding');
    expect(screen.getByRole('button', { name: 'Remove Name2' })).toBeInTheDocument();
    signup.isMissing = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Step 1 of 5 for Member2000/)).toBeInTheDocument();
  });

  it('R-180 offers the login to those who have an account', () => {
    open();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});

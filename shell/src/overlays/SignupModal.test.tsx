import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { Link } from '@rendezvous/shared/router';
import { aLoader, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { SignupModal } from './SignupModal';

interface StepsProps {
  memberId?: string;
  onProgress?: (inProgress: boolean) => void;
  onDone: (next: string) => void;
}

/** Stand-in for the slot of mfe-auth, with the props that the modal passes. */
const Steps = ({ memberId, onProgress, onDone }: StepsProps) => (
  <>
    <p>Steps for {memberId ?? 'nobody'}</p>
    <input aria-label="Name" onChange={({ target }) => onProgress?.(target.value !== '')} />
    <button type="button" onClick={() => onDone('/signup-matches')}>
      Create account
    </button>
  </>
);

async function open(payload: { memberId?: string } = {}) {
  const page = (
    <RemoteLoaderContext value={aLoader({ 'signup-steps': async () => Steps })}>
      <SignupModal />
      <Link to="/login">Go to login</Link>
    </RemoteLoaderContext>
  );
  const view = renderScreen(page, { route: '/members' });
  act(() => view.store.overlays.open('signup', payload));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { ...view, name };
}

const queryModal = () => screen.queryByRole('dialog', { name: 'Sign up' });
const queryQuestion = () => screen.queryByRole('alertdialog', { name: 'Stop signing up?' });

async function beginSignup() {
  const view = await open();
  await view.person.type(view.name, 'Robin');
  return view;
}

describe('the signup modal', () => {
  it('R-046 Escape closes it while nothing has been filled in', async () => {
    const { person } = await open();
    await person.keyboard('{Escape}');
    expect(queryModal()).not.toBeInTheDocument();
  });

  it('R-046 a click outside closes it while nothing has been filled in', async () => {
    const { person } = await open();
    await person.click(document.body);
    expect(queryModal()).not.toBeInTheDocument();
  });

  it('R-046 once in progress, neither Escape nor a click outside does anything', async () => {
    const { person, name } = await beginSignup();
    await person.keyboard('{Escape}');
    await person.click(document.body);
    expect(queryModal()).toBeInTheDocument();
    expect(queryQuestion()).not.toBeInTheDocument();
    expect(name).toHaveValue('Robin');
  });

  it('R-047 the close button is always there, and closes at once when nothing has been filled in', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(queryModal()).not.toBeInTheDocument();
  });

  it('R-047 once in progress, the close button asks for confirmation, and Stop ends the sign-up', async () => {
    const { person, store } = await beginSignup();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(queryQuestion()).toHaveTextContent('You’ll lose what you’ve filled in.');
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    expect(queryModal()).not.toBeInTheDocument();
    expect(store.overlays.isSigningUp).toBe(false);
  });

  it('R-047 Go on keeps what was filled in', async () => {
    const { person, name } = await beginSignup();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.click(within(queryQuestion()!).getByRole('button', { name: 'Continue' }));
    expect(queryQuestion()).not.toBeInTheDocument();
    expect(name).toHaveValue('Robin');
  });

  it('R-047 a sign-up that starts over does not ask for confirmation right away', async () => {
    const { person, store } = await beginSignup();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    act(() => store.overlays.open('signup', {}));
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'R');
    expect(queryModal()).toBeInTheDocument();
    expect(queryQuestion()).not.toBeInTheDocument();
  });

  it('R-046 closes when the visitor goes to the login page', async () => {
    const { store } = await open();
    act(() => screen.getByText('Go to login').click());
    expect(queryModal()).not.toBeInTheDocument();
    expect(store.overlays.isOpen('signup')).toBe(false);
  });

  it('R-198 a finished sign-up closes it and continues where the sign-up leads', async () => {
    const { person, store, address } = await beginSignup();
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    expect(queryModal()).not.toBeInTheDocument();
    expect(address()).toBe('/signup-matches');
    expect(store.overlays.isSigningUp).toBe(false);
  });

  it('R-236 passes on the member it was opened from', async () => {
    await open({ memberId: 'Anna000000' });
    expect(screen.getByText('Steps for Anna000000')).toBeInTheDocument();
  });

  it('R-046 closes when the visitor has signed in meanwhile', async () => {
    const { store } = await open();
    act(() => store.session.setUser(aUser()));
    expect(queryModal()).not.toBeInTheDocument();
    expect(store.overlays.isOpen('signup')).toBe(false);
  });
});

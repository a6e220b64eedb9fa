import { INSTALLED_QUERY, type LayoutName, type Settings } from '@rendezvous/shared/contract';
import { aUser, MemoryStorage, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { fakeMatchMedia } from '../testing/fakeMatchMedia';
import { EntryWarning } from './EntryWarning';

interface Case {
  layout?: LayoutName;
  signedIn?: boolean;
  settings?: Partial<Settings>;
  local?: Record<string, string>;
}

function open({ layout = 'Default', signedIn = false, settings = {}, local = {} }: Case = {}) {
  const view = renderScreen(<EntryWarning layout={layout} />, {
    user: signedIn ? aUser() : null,
    settings,
    services: { local: new MemoryStorage(local) },
  });
  act(() => view.store.alerts.hydrate());
  return view;
}

describe('the entry warning', () => {
  it('R-048 R-049 is a dialog that only a decision closes, and is shown once', async () => {
    const { person, store } = open();
    const dialog = screen.getByRole('dialog', { name: 'Adults only' });
    await person.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'I am 18 or older' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.services.local.get('skip-site-entry')).toMatch(/^\d{10}$/);
  });

  it.each([
    ['a member', { signedIn: true }],
    ['who closed it before', { local: { 'skip-site-entry': '1' } }],
    ['where the setting is off', { settings: { enable_site_entry_popup: false } }],
    ['in layout Chat outside NL and DE', { layout: 'Chat' as const, settings: { geoip_country: 'FR' } }],
  ])('R-048 is not shown: %s', (_, testCase: Case) => {
    open(testCase);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each<[LayoutName, string, boolean]>([
    ['Default', 'NL', true],
    ['Default', 'FR', true],
    ['Default', 'US', true],
    ['Chat', 'NL', true],
    ['Chat', 'DE', true],
    ['Chat', 'BE', false],
    ['Lander', 'NL', true],
    ['Lander', 'DE', true],
    ['Lander', 'GB', false],
    ['Empty', 'NL', true],
    ['Empty', 'DE', true],
    ['Empty', 'AT', false],
  ])('R-049 is shown in layout %s in %s: %s', (layout, country, isShown) => {
    open({ layout, settings: { geoip_country: country } });
    expect(screen.queryAllByRole('dialog')).toHaveLength(isShown ? 1 : 0);
  });

  it('R-049 depends on where the visitor is, not on the country they selected', () => {
    open({ layout: 'Chat', settings: { geoip_country: 'FR', geoip_selected_country: 'NL' } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('R-048 is not shown in the installed app', () => {
    const restore = fakeMatchMedia(INSTALLED_QUERY);
    open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    restore();
  });

  it('R-048 nothing flashes before the storage was read', () => {
    renderScreen(<EntryWarning layout="Default" />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('R-049 a click outside does not close it, and the page behind it cannot be reached', async () => {
    const page = (
      <>
        <button type="button">Behind</button>
        <EntryWarning layout="Default" />
      </>
    );
    const { person, store } = renderScreen(page);
    act(() => store.alerts.hydrate());
    await person.click(document.body);
    expect(screen.getByRole('dialog', { name: 'Adults only' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument();
    await person.tab();
    await person.tab();
    await person.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('R-057 a sign-up waits behind it', async () => {
    const { person, store } = open();
    act(() => store.overlays.open('signup', {}));
    expect(store.overlays.current).toBe('entry-warning');
    await person.click(screen.getByRole('button', { name: 'I am 18 or older' }));
    expect(store.overlays.current).toBe('signup');
  });

  it('R-048 disappears when the visitor signs in', () => {
    const { store } = open();
    act(() => store.session.setUser(aUser()));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.services.local.get('skip-site-entry')).toBeNull();
  });
});

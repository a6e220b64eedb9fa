import { renderScreen } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { laterOverlays } from './laterOverlays';
import { PageOverlays } from './PageOverlays';

const open = (enable_site_entry_popup: boolean) => renderScreen(<PageOverlays />, { settings: { enable_site_entry_popup } });

describe('the modals of the shell', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

  it('R-096 are fetched when the page is idle', async () => {
    let runIdleTask = (): void => undefined;
    Object.assign(window, { requestIdleCallback: (task: () => void) => void (runIdleTask = task), cancelIdleCallback: () => undefined });
    open(false);
    expect(laterOverlays.current).toBeNull();
    act(() => runIdleTask());
    await waitFor(() => expect(laterOverlays.current).not.toBeNull());
  });

  it('R-048 are fetched at once where the entry warning may be due', () => {
    const fetchSpy = jest.spyOn(laterOverlays, 'fetch');
    open(true);
    expect(fetchSpy).toHaveBeenCalled();
  });

  it('R-016 that could not be loaded show an error when one is opened', async () => {
    jest.spyOn(laterOverlays, 'current', 'get').mockReturnValue(null);
    jest.spyOn(laterOverlays, 'hasFailed', 'get').mockReturnValue(true);
    const { store, person } = open(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => store.overlays.open('signup', {}));
    expect(screen.getByRole('alert')).toHaveTextContent('That didn’t load');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

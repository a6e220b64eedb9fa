import { DAY_S, type OwnReport } from '@rendezvous/shared/contract';
import { aUser, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ReportsCard } from './ReportsCard';

const aReport = (changes: Partial<OwnReport>): OwnReport => ({
  reference: 'R-AB12CD34',
  thing: 'profile',
  name: 'Anna',
  reason: 'harassment',
  created: NOW_S - DAY_S,
  state: 'open',
  decided: null,
  appeal_until: null,
  ...changes,
});

const open = (reports: OwnReport[]) => renderScreen(<ReportsCard />, { user: aUser(), api: { 'GET /api/report.php': { reports } } });

const findRow = async (reference: string) => within((await screen.findByText(reference)).closest('li')!);

describe('my reports', () => {
  it('R-260 show the status and the outcome of each report', async () => {
    open([
      aReport({ reference: 'R-OPEN0000' }),
      aReport({ reference: 'R-UPHELD00', state: 'upheld' }),
      aReport({ reference: 'R-DISMISS0', state: 'dismissed' }),
    ]);
    expect((await findRow('R-OPEN0000')).getByText('We’re looking into it')).toBeInTheDocument();
    expect((await findRow('R-UPHELD00')).getByText('We’ve taken action')).toBeInTheDocument();
    expect((await findRow('R-DISMISS0')).getByText('We found no breach of the rules')).toBeInTheDocument();
  });

  it('R-260 R-408 link to the appeal as long as it is possible', async () => {
    open([
      aReport({ reference: 'R-ONTIME00', state: 'dismissed', appeal_until: NOW_S + DAY_S }),
      aReport({ reference: 'R-TOOLATE0', state: 'dismissed', appeal_until: NOW_S - DAY_S }),
    ]);
    expect((await findRow('R-ONTIME00')).getByRole('link', { name: 'Appeal' })).toHaveAttribute(
      'href',
      '/complaints?category=appeal&reference=R-ONTIME00',
    );
    expect((await findRow('R-TOOLATE0')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('R-260 R-097 are scrolled to and focused by their address, and stay in view until the member moves on', async () => {
    let growPage = (): void => undefined;
    class FakeResizeObserver {
      constructor(onGrowth: () => void) {
        growPage = onGrowth;
      }
      observe = (): void => undefined;
      disconnect = (): void => void (growPage = () => undefined);
    }
    Object.assign(window, { ResizeObserver: FakeResizeObserver });
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { person } = renderScreen(<ReportsCard />, {
      user: aUser(),
      route: '/settings#reports',
      api: { 'GET /api/report.php': { reports: [] } },
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My reports' }).closest('#reports')).toHaveFocus());
    growPage();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await person.keyboard('{Tab}');
    growPage();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('R-260 an empty list shows a message and a link to the safety centre', async () => {
    open([]);
    expect(await screen.findByText('You haven’t reported anyone.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Safety centre' })).toHaveAttribute('href', '/pages/safety');
  });
});

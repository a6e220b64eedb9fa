import { type DataExport, DAY_S } from '@rendezvous/shared/contract';
import { anError, aUser, NOW_S, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DataCard } from './DataCard';

const READ = 'GET /api/export.php';
const ORDER = 'POST /api/export.php';
const pendingExport: DataExport = { id: 'Copy000000', status: 'pending', created: NOW_S, expires: NOW_S + DAY_S };
const readyExport: DataExport = { ...pendingExport, status: 'ready' };

const open = (dataExport: DataExport | null, api: FakeReplies = {}) =>
  renderScreen(<DataCard />, { user: aUser(), api: { [READ]: { export: dataExport }, [ORDER]: { export: pendingExport }, ...api } });

async function orderExport({ person }: ReturnType<typeof open>, password: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'Download my data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download my data' }));
  await person.type(dialog.getByLabelText('Your password'), password);
  await person.click(dialog.getByRole('button', { name: 'Request my data' }));
}

describe('my data', () => {
  it('R-089 is requested with the password, polled until it is ready, and can be saved', async () => {
    const view = open(null);
    await orderExport(view, 'correct horse');
    expect(await screen.findByText(/We’re putting your data together/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(view.api.calls(ORDER)).toEqual([{ password: 'correct horse' }]);
    view.api.reply({ [READ]: { export: pendingExport } });
    await act(async () => view.clock.advance(3_000));
    expect(screen.getByText(/We’re putting your data together/)).toBeInTheDocument();
    view.api.reply({ [READ]: { export: readyExport } });
    await act(async () => view.clock.advance(3_000));
    expect(await screen.findByRole('link', { name: 'Save the file' })).toHaveAttribute('href', '/api/export-file.php?id=Copy000000');
    expect(view.clock.pendingCount).toBe(0);
  });

  it('R-089 an existing copy is listed with its expiry, and no second one is offered', async () => {
    open(readyExport);
    expect(await screen.findByText(/You can save it until/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download my data' })).not.toBeInTheDocument();
  });

  it('R-089 a wrong password shows an error at its field', async () => {
    const view = open(null, { [ORDER]: anError('validation', {}, { password: 'old_password_wrong' }) });
    await orderExport(view, 'wrong');
    expect(await screen.findByText('Please check your old password.')).toBeInTheDocument();
  });

  it('R-089 a single failed reply does not end the wait', async () => {
    const view = open(pendingExport);
    expect(await screen.findByText(/We’re putting your data together/)).toBeInTheDocument();
    view.api.reply({ [READ]: anError('server_error') });
    await act(async () => view.clock.advance(3_000));
    view.api.reply({ [READ]: { export: readyExport } });
    await waitFor(() => expect(view.clock.pendingCount).toBe(1));
    await act(async () => view.clock.advance(3_000));
    expect(await screen.findByRole('link', { name: 'Save the file' })).toBeInTheDocument();
  });

  it('R-161 can be loaded again when loading fails', async () => {
    const { person, api } = open(null, { [READ]: anError('server_error') });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ [READ]: { export: null } });
    await person.click(retryButton);
    expect(await screen.findByRole('button', { name: 'Download my data' })).toBeInTheDocument();
  });
});

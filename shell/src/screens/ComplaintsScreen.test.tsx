import { anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ComplaintsScreen } from './ComplaintsScreen';

const open = (api = {}) =>
  renderScreen(<ComplaintsScreen />, {
    user: aUser({ email: 'robin@example.com' }),
    api: { 'POST /api/complaint.php': { ticket: 'C-1001' }, ...api },
  });

const description = 'This photo shows me without my consent.';

describe('complaints', () => {
  it('R-009 R-090 are sent and answered with a ticket number', async () => {
    const { person, api } = open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'Illegal or harmful content');
    await person.type(screen.getByRole('textbox', { name: 'What happened?' }), description);
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('C-1001')).toBeInTheDocument();
    expect(api.calls('POST /api/complaint.php')).toEqual([
      { category: 'content', email: 'robin@example.com', description, good_faith: true },
    ]);
  });

  it('R-090 say what is missing, and move to the first', async () => {
    const { person, api } = open();
    await person.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Too short');
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveAccessibleDescription(/Describe it in 20 to 2,?000 characters/);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'What is it about?' })).toHaveFocus());
    expect(api.recorded).toEqual([]);
  });

  it('R-171 keep what was typed when sending fails', async () => {
    const { person } = open({ 'POST /api/complaint.php': anError('server_error') });
    await person.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'A payment');
    await person.type(screen.getByRole('textbox', { name: 'What happened?' }), description);
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveValue(description);
  });
});

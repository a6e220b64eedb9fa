import { anError, aUser, barriers, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ComplaintsScreen } from './ComplaintsScreen';

const open = (api = {}, path = '/complaints') =>
  renderScreen(<ComplaintsScreen />, {
    user: aUser({ email: 'robin@example.com' }),
    path: '/complaints',
    route: path,
    api: { 'POST /api/complaint.php': { ticket: 'C-1001' }, 'POST /api/complaint-file.php': { file_id: 'file-1' }, ...api },
  });

const description = 'This photo shows me without my consent.';

describe('complaints', () => {
  it('R-009 R-090 are sent and answered with a ticket number', async () => {
    const { person, api } = open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'What’s it about?' }), 'Illegal or harmful content');
    await person.type(screen.getByRole('textbox', { name: 'What happened?' }), description);
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('C-1001')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('C-1001');
    expect(api.calls('POST /api/complaint.php')).toEqual([
      { category: 'content', email: 'robin@example.com', description, good_faith: true },
    ]);
  });

  it('R-090 show what is missing and move the focus to the first missing field', async () => {
    const { person, api } = open();
    await person.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Too short');
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveAccessibleDescription(
      /Describe what happened in 20 to 2,?000 characters/,
    );
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'What’s it about?' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: 'What’s it about?' })).toHaveAccessibleDescription('Choose what it’s about');
    expect(api.recordedRequests).toEqual([]);
  });

  it('R-090 a notice about content requires the good-faith checkbox', async () => {
    const { person, api } = open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'What’s it about?' }), 'Illegal or harmful content');
    await person.type(screen.getByRole('textbox', { name: 'What happened?' }), description);
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByRole('checkbox')).toHaveAccessibleDescription('Tick this to send your complaint');
    await person.selectOptions(screen.getByRole('combobox', { name: 'What’s it about?' }), 'A payment');
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('C-1001')).toBeInTheDocument();
    expect(api.calls('POST /api/complaint.php')).toEqual([{ category: 'payment', email: 'robin@example.com', description }]);
  });

  it('R-090 can include pictures, which are shown by name and can be removed', async () => {
    const { person, api, container } = open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'What’s it about?' }), 'A payment');
    await person.type(screen.getByRole('textbox', { name: 'What happened?' }), description);
    const fileField = screen.getByLabelText('Picture file');
    await person.upload(fileField, new File(['a'], 'bill.png', { type: 'image/png' }));
    await person.click(await screen.findByRole('button', { name: 'Remove bill.png' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a picture (0 of 3)' })).toHaveFocus());
    await person.upload(fileField, new File(['a'], 'order.webp', { type: 'image/webp' }));
    expect(await screen.findByText('order.webp')).toBeInTheDocument();
    expect(await barriers(container)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('C-1001')).toBeInTheDocument();
    expect(api.calls('POST /api/complaint.php')).toMatchObject([{ attachments: ['file-1'] }]);
  });

  it('R-090 limit the length of the reference', async () => {
    const { person, api } = open();
    const referenceField = screen.getByRole('textbox', { name: /Which order or profile/ });
    await person.click(referenceField);
    await person.paste('x'.repeat(101));
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    await waitFor(() => expect(referenceField).toHaveAccessibleDescription('This text is too long.'));
    expect(referenceField).toHaveValue('x'.repeat(101));
    expect(api.recordedRequests).toEqual([]);
  });

  it('R-260 R-408 are prefilled with valid values from the address, and ignore invalid ones', async () => {
    open({}, '/complaints?category=appeal&reference=R-AB12CD34');
    expect(screen.getByRole('combobox', { name: 'What’s it about?' })).toHaveDisplayValue('An appeal against a decision');
    expect(screen.getByRole('textbox', { name: /Which order or profile/ })).toHaveValue('R-AB12CD34');
    open({}, '/complaints?category=nonsense');
    expect(screen.getAllByRole('combobox', { name: 'What’s it about?' }).at(-1)).toHaveDisplayValue('Choose one');
  });

  it('R-090 say which pictures are accepted', async () => {
    const { person } = open({ 'POST /api/complaint-file.php': anError('photo_invalid') });
    await person.upload(screen.getByLabelText('Picture file'), new File(['a'], 'bill.png', { type: 'image/png' }));
    expect(await screen.findByText('Use a JPEG, PNG or WebP picture of at most 5 MB')).toBeInTheDocument();
  });

  it('R-171 keep what was typed when sending fails', async () => {
    const { person } = open({ 'POST /api/complaint.php': anError('server_error') });
    await person.selectOptions(screen.getByRole('combobox', { name: 'What’s it about?' }), 'A payment');
    await person.type(screen.getByRole('textbox', { name: 'What happened?' }), description);
    await person.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveValue(description);
  });
});

import { anError, aUser, barriers, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { BanCard } from './BanCard';

const CALL = 'POST /api/self-exclusion.php';

const open = (api: FakeReplies = {}, user: ReturnType<typeof aUser> | null = null) =>
  renderScreen(<BanCard />, { user, api: { [CALL]: { sent: true }, ...api } });

const requestBan = async ({ person }: ReturnType<typeof open>, period: string): Promise<void> => {
  await person.type(screen.getByLabelText('Email address'), 'robin@example.com');
  await person.click(screen.getByRole('radio', { name: period }));
  await person.click(screen.getByRole('button', { name: 'Send me the link' }));
};

describe('the form for an access ban', () => {
  it.each([
    ['6 months', 6],
    ['12 months', 12],
    ['24 months', 24],
    ['For good', null],
  ])('R-091 asks for a ban: %s', async (period, months) => {
    const view = open();
    await requestBan(view, period);
    expect(await screen.findByText(/We’ve sent a link to robin@example.com/)).toBeInTheDocument();
    expect(view.api.calls(CALL)).toEqual([{ email: 'robin@example.com', months }]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('R-091 is available to everyone and prefilled with the address of a member', async () => {
    const { container } = open({}, aUser({ email: 'me@example.com' }));
    expect(screen.getByLabelText('Email address')).toHaveValue('me@example.com');
    expect(await barriers(container)).toEqual([]);
  });

  it('R-091 without an address or a period nothing is sent', async () => {
    const { person, api } = open();
    await person.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByLabelText('Email address')).toBeInvalid();
    expect(api.recordedRequests).toEqual([]);
  });

  it('R-171 what was typed stays when sending fails', async () => {
    const view = open({ [CALL]: anError('server_error') });
    await requestBan(view, '12 months');
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email address')).toHaveValue('robin@example.com');
    expect(screen.getByRole('radio', { name: '12 months' })).toBeChecked();
  });
});

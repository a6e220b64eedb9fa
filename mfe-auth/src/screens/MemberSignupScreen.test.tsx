import { anError, aProfile, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { MemberSignupScreen } from './MemberSignupScreen';

const open = (api: FakeReplies) =>
  renderScreen(<MemberSignupScreen />, { path: '/members/{id}/signup', route: '/members/Anna000000/signup', api });

describe('sign-up that started from a member', () => {
  it('R-184 shows the member next to the form, with the label of a fictional profile', async () => {
    const { api } = open({ 'GET /api/member.php': { profile: aProfile({ fictional: true }) } });
    expect(await screen.findByText('Anna, 34')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /fictional profile/i })).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 5')).toBeInTheDocument();
    expect(api.calls('GET /api/member.php')).toEqual([{ id: 'Anna000000' }]);
  });

  it('R-184 a member hidden from visitors leaves the sign-up unchanged', async () => {
    open({ 'GET /api/member.php': anError('member_gone') });
    expect(await screen.findByText('Step 1 of 5')).toBeInTheDocument();
    expect(screen.queryByText(/Anna/)).not.toBeInTheDocument();
  });
});

import { renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { SignupScreen } from './SignupScreen';

const open = (settings = {}) => renderScreen(<SignupScreen />, { route: '/signup', settings });

describe('the sign-up page', () => {
  it('R-181 shows the steps, the home link and the login link', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up for free' })).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 5')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Rendezvous' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['closed', { signups: 'none' }],
    ['for partners only', { signups: 'with_trafficsource' }],
  ])('R-196 where sign-up is %s, the login is offered once and no free credits are promised', async (_, settings) => {
    open(settings);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(1));
    expect(screen.getByText('Already have an account? You can log in as usual.')).toBeInTheDocument();
    expect(screen.queryByText(/free credit/)).not.toBeInTheDocument();
  });

  it('R-352 promises only what the settings say', () => {
    open({ signup_credits: 5, fictional_warning: '' });
    expect(screen.getByText(/Start with 5 free credits/)).toBeInTheDocument();
    expect(screen.queryByText(/always label/)).not.toBeInTheDocument();
  });

  it('R-134 uses the site’s own term for fictional profiles', () => {
    open({ fictional_plural: 'invented people' });
    expect(screen.getByText('We always label invented people clearly.')).toBeInTheDocument();
  });
});

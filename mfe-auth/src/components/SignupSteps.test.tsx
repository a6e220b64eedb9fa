import { anError, MemoryStorage } from '@rendezvous/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import {
  submitLastStep,
  choosePlace,
  chooseGender,
  enterBirthDate,
  enterName,
  NEW_USER,
  pressContinue,
  PATH_AFTER_SIGNUP,
  openSignup,
  goToLastStep,
} from './testing/signupPerson';
import { SignupSteps } from './SignupSteps';

describe('sign-up', () => {
  it('R-181 is also the slot used by landers and by the modal', async () => {
    expect(await remote.slots['signup-steps']?.()).toBe(SignupSteps);
  });

  it('R-182 R-185 R-198 five steps create an account, which is signed in and continues to its matches', async () => {
    const session = new MemoryStorage({ tracking: JSON.stringify({ network: 'partner1', sub2: 'x' }) });
    const view = openSignup({ services: { session } });
    await goToLastStep(view);
    await submitLastStep(view);
    expect(view.onDone).toHaveBeenCalledWith(PATH_AFTER_SIGNUP);
    expect(view.store.session.user).toEqual(NEW_USER);
    expect(view.api.calls('POST /api/signup.php')).toEqual([
      {
        email: 'anna@example.com',
        name: 'Anna85',
        password: 'four quiet old boats',
        date_of_birth: '1990-06-15',
        gender: 'female',
        sexuality: 'hetero',
        country: 'NL',
        region: 'NL-NH',
        city: 'Haarlem',
        language: 'en',
        terms_version: '2023-12-01',
        consent_sensitive: true,
        consent_offers: false,
        network: 'partner1',
        sub2: 'x',
      },
    ]);
    expect(session.get('signup-form')).toBeNull();
  });

  it('R-183 shows the current step, and Back keeps the entered values', async () => {
    const view = openSignup();
    expect(screen.getByText('Step 1 of 5')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await chooseGender(view);
    expect(await screen.findByText('Step 2 of 5')).toBeInTheDocument();
    await view.person.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Step 1 of 5')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Woman' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Hetero' })).toBeChecked();
    expect(view.address()).toBe('/signup');
  });

  it('R-182 only pairs of gender and sexuality that exist can be chosen', async () => {
    const view = openSignup();
    await view.person.click(screen.getByRole('radio', { name: 'Woman' }));
    await view.person.click(screen.getByRole('radio', { name: 'Lesbian' }));
    await view.person.click(screen.getByRole('radio', { name: 'Man' }));
    expect(screen.queryByRole('radio', { name: 'Lesbian' })).not.toBeInTheDocument();
    await pressContinue(view);
    expect(await screen.findByText('Choose one of the options.')).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 5')).toBeInTheDocument();
  });

  it('R-189 a taken name shows an error when the field loses focus', async () => {
    const view = openSignup({ api: { 'GET /api/check-name.php': { available: false } } });
    await chooseGender(view);
    await enterBirthDate(view);
    await choosePlace(view);
    await view.person.type(await screen.findByRole('textbox', { name: 'Username' }), 'Anna85');
    await view.person.tab();
    expect(await screen.findByText('This username is already taken')).toBeInTheDocument();
    await view.person.type(screen.getByRole('textbox', { name: 'Email address' }), 'anna@example.com');
    await pressContinue(view);
    expect(screen.getByText('Step 4 of 5')).toBeInTheDocument();
  });

  it('R-187 the name may not be the e-mail address', async () => {
    const view = openSignup();
    await chooseGender(view);
    await enterBirthDate(view);
    await choosePlace(view);
    await enterName(view, 'anna@example.com', 'anna@example.com');
    expect(await screen.findByText('Username may not be the same as your e-mail address')).toBeInTheDocument();
  });

  it('R-194 no consent is ticked by default, and the two required ones are enforced', async () => {
    const view = openSignup();
    await goToLastStep(view);
    await view.person.type(await screen.findByLabelText('Password'), 'four quiet old boats');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await view.person.click(screen.getByRole('button', { name: 'Create account' }));
    const summary = within((await screen.findByText('Check 2 fields:')).closest('[role="alert"]') ?? document.body);
    expect(summary.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'You need to accept the terms and the privacy statement.',
      'You need to agree to how we use what you say about your sex life and sexual orientation.',
    ]);
    expect(view.api.calls('POST /api/signup.php')).toHaveLength(0);
  });

  it('R-194 the error for a consent that the server misses names that consent', async () => {
    const view = openSignup({ api: { 'POST /api/signup.php': anError('consent_required', {}, { terms_version: 'consent_required' }) } });
    await goToLastStep(view);
    await submitLastStep(view);
    expect(await screen.findByText('You need to accept the terms and the privacy statement.')).toBeInTheDocument();
  });

  it('R-091 an address with a ban leads back to its step and says until when', async () => {
    const date = new Date(2027, 4, 1, 12).getTime() / 1000;
    const view = openSignup({ api: { 'POST /api/signup.php': anError('self_excluded', { ends: 'later', date }) } });
    await goToLastStep(view);
    await submitLastStep(view);
    expect(await screen.findByText('Step 4 of 5')).toBeInTheDocument();
    expect(screen.getByText('Access is blocked until May 1, 2027 at the request of the account holder')).toBeInTheDocument();
  });

  it('R-195 an address that already has an account leads back to its step with a link to log in', async () => {
    const view = openSignup({ api: { 'POST /api/signup.php': anError('account_exists', {}, { email: 'account_exists' }) } });
    await goToLastStep(view);
    await submitLastStep(view);
    const link = await screen.findByRole('link', { name: 'There is already an account with this e-mail address. Log in' });
    expect(link).toHaveAttribute('href', '/login');
    expect(await screen.findByText('Step 4 of 5')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('Anna85');
  });

  it('R-171 a rejection by the server opens the step it concerns and loses no input', async () => {
    const view = openSignup({ api: { 'POST /api/signup.php': anError('dob_invalid', {}, { date_of_birth: 'dob_invalid' }) } });
    await goToLastStep(view);
    await submitLastStep(view);
    expect(await screen.findByText('Step 2 of 5')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Year', hidden: true })).toHaveValue('1990');
  });

  it('R-103 R-171 a change of language neither brings back an error that was corrected nor moves the focus', async () => {
    const view = openSignup({ api: { 'POST /api/signup.php': anError('password_weak', {}, { password: 'password_weak' }) } });
    await goToLastStep(view);
    await submitLastStep(view);
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toBeInvalid());
    await view.person.type(password, ' ahoy');
    await view.person.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
    await waitFor(() => expect(password).toBeValid());
    act(() => view.store.locale.set('nl', {}));
    expect(password).toBeValid();
    expect(screen.getByRole('checkbox', { name: /accept the terms/ })).toHaveFocus();
  });

  it('R-171 R-193 a password rejected by the server shows the error under its field and keeps it', async () => {
    const view = openSignup({ api: { 'POST /api/signup.php': anError('password_weak', {}, { password: 'password_weak' }) } });
    await goToLastStep(view);
    await submitLastStep(view);
    const refusal = 'Choose a password of 8 to 128 characters that is not easy to guess';
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(refusal)));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(refusal));
  });

  it('R-193 a common password shows an error before it is sent', async () => {
    const view = openSignup();
    await goToLastStep(view);
    await view.person.type(await screen.findByLabelText('Password'), 'password{Tab}');
    expect(await screen.findByText('Weak: easy to guess')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  });

  it('R-168 a failed call shows the reason and loses no input', async () => {
    const view = openSignup({ api: { 'POST /api/signup.php': anError('server_error') } });
    await goToLastStep(view);
    await submitLastStep(view);
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('four quiet old boats');
  });

  it('R-186 a first message is offered, with its price, only when sign-up started from a member', async () => {
    const view = openSignup({}, { memberId: 'Anna000000' });
    await goToLastStep(view);
    await view.person.type(await screen.findByRole('textbox', { name: /Your first message/ }), 'Hello Anna');
    expect(screen.getByText(/costs 1 credit, and you get 3 free when you sign up/)).toBeInTheDocument();
    await submitLastStep(view);
    expect(view.api.calls('POST /api/signup.php')).toMatchObject([{ member_id: 'Anna000000', signup_message: 'Hello Anna' }]);
  });

  it('R-183 a reload keeps everything but the password', async () => {
    const session = new MemoryStorage();
    const first = openSignup({ services: { session } });
    await chooseGender(first);
    await enterBirthDate(first);
    await screen.findByText('Step 3 of 5');
    first.unmount();
    openSignup({ services: { session } });
    expect(await screen.findByRole('radio', { name: 'Woman' })).toBeChecked();
    expect(session.get('signup-form')).not.toMatch(/password/);
  });

  it('R-183 Enter submits the step, and the new step receives focus', async () => {
    const view = openSignup();
    await chooseGender(view);
    await screen.findByText('Step 2 of 5');
    expect(screen.getByRole('heading', { name: 'When were you born?' }).parentElement).toHaveFocus();
    await view.person.type(screen.getByRole('textbox', { name: 'Day' }), '15');
    await view.person.type(screen.getByRole('textbox', { name: 'Month' }), '6');
    await view.person.type(screen.getByRole('textbox', { name: 'Year' }), '1990{Enter}');
    expect(await screen.findByText('Step 3 of 5')).toBeInTheDocument();
  });

  it('R-192 an address with a typo suggests the intended one', async () => {
    const view = openSignup();
    await chooseGender(view);
    await enterBirthDate(view);
    await choosePlace(view);
    await view.person.type(await screen.findByRole('textbox', { name: 'Email address' }), 'anna@gmial.com');
    await view.person.tab();
    await view.person.click(await screen.findByRole('button', { name: 'Did you mean anna@gmail.com?' }));
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('anna@gmail.com');
  });

  it('R-147 the region has the label and the options of the country', async () => {
    const view = openSignup();
    await chooseGender(view);
    await enterBirthDate(view);
    await view.person.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Germany');
    expect(screen.getByRole('combobox', { name: /Federal state/ })).toHaveDisplayValue('I’d rather not say');
  });

  it('R-147 the region field keeps its place while the list has not loaded; a country without regions has no field', async () => {
    const view = openSignup({ api: { 'GET /api/regions.php': anError('server_error') } });
    await chooseGender(view);
    await enterBirthDate(view);
    expect(await screen.findByRole('combobox', { name: /Province/ })).toHaveDisplayValue('I’d rather not say');
    view.unmount();
    const other = openSignup({ api: { 'GET /api/regions.php': { regions: { DE: [{ code: 'DE-BE', name: 'Berlin' }] } } } });
    await chooseGender(other);
    await enterBirthDate(other);
    await screen.findByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Province/ })).not.toBeInTheDocument());
  });

  it('R-047 tells the page when a sign-up is in progress', async () => {
    const onProgress = jest.fn();
    const view = openSignup({}, { onProgress });
    expect(onProgress).toHaveBeenLastCalledWith(false);
    await view.person.click(screen.getByRole('radio', { name: 'Man' }));
    expect(onProgress).toHaveBeenLastCalledWith(true);
  });

  it('R-196 when sign-up requires a partner, a visitor without one sees why', async () => {
    openSignup({ settings: { signups: 'with_trafficsource' } });
    expect(await screen.findByText('Signing up is only possible through an invitation link of a partner')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('R-197 when sign-up requires an invitation, the code is asked for and a wrong one shows an error', async () => {
    const view = openSignup({ settings: { signups: 'invite' }, api: { 'POST /api/signup.php': anError('invite_invalid') } });
    await view.person.type(await screen.findByRole('textbox', { name: 'Invite code' }), 'ABC');
    await goToLastStep(view);
    await submitLastStep(view);
    expect(await screen.findByText('Invite code invalid')).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 5')).toBeInTheDocument();
  });
});

import { anError, MemoryStorage } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { submitLastStep, chooseGender, enterBirthDate, CHECK_AGE_CALL, openSignup, goToLastStep } from './testing/signupPerson';

const BIRTH_DATES: [string, [string, string, string]][] = [
  ['a day that does not exist', ['31', '2', '1990']],
  ['an age over 99', ['1', '1', '1900']],
];

describe('the date of birth at sign-up', () => {
  it.each(BIRTH_DATES)('R-190 %s shows an error in a popup, is not sent and can be corrected', async (_, parts) => {
    const view = openSignup();
    await chooseGender(view);
    await enterBirthDate(view, parts);
    expect(await screen.findByRole('alertdialog', { name: 'Invalid date of birth.' })).toBeInTheDocument();
    expect(view.api.calls(CHECK_AGE_CALL)).toEqual([]);
    await view.person.click(screen.getByRole('button', { name: 'Fix the date' }));
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue(parts[2]);
  });

  it('R-191 the server checks the date; a minor sees a kind refusal without a way to correct it, and nothing is stored', async () => {
    const session = new MemoryStorage();
    const view = openSignup({ services: { session }, api: { [CHECK_AGE_CALL]: anError('underage') } });
    await chooseGender(view);
    await enterBirthDate(view, ['1', '1', '2012']);
    expect(await screen.findByRole('heading', { name: 'You can join when you’re 18' })).toBeInTheDocument();
    expect(view.api.calls(CHECK_AGE_CALL)).toEqual([{ date_of_birth: '2012-01-01' }]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'You can join when you’re 18' }));
    expect(session.get('signup-form')).toBeNull();
  });

  it('R-191 a browser already found underage is refused on submit as well', async () => {
    const view = openSignup({ api: { 'POST /api/signup.php': anError('underage') } });
    await goToLastStep(view);
    await submitLastStep(view);
    expect(await screen.findByRole('heading', { name: 'You can join when you’re 18' })).toBeInTheDocument();
  });

  it('R-191 when the check fails to reply, the steps continue and the submit decides', async () => {
    const view = openSignup({ api: { [CHECK_AGE_CALL]: anError('server_error') } });
    await chooseGender(view);
    await enterBirthDate(view);
    expect(await screen.findByText('Step 3 of 5')).toBeInTheDocument();
  });
});

import { aCompany, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SignupSteps } from '../SignupSteps';

export const NEW_USER = aUser({ status: 'not_confirmed' });
export const CHECK_AGE_CALL = 'POST /api/check-age.php';
export const PATH_AFTER_SIGNUP = '/signup-matches?api_signup_complete=1';

const serverReplies: FakeReplies = {
  'GET /api/regions.php': { regions: { NL: [{ code: 'NL-NH', name: 'North Holland' }], DE: [{ code: 'DE-BE', name: 'Berlin' }] } },
  [CHECK_AGE_CALL]: { adult: true },
  'GET /api/check-name.php': { available: true },
  'GET /api/companyinfo.php': { company: aCompany({ added: 0 }) },
  'POST /api/signup.php': { user: NEW_USER, next: PATH_AFTER_SIGNUP },
};

export type Options = Parameters<typeof renderScreen>[1];

export function openSignup(options: Options = {}, props: Partial<ComponentProps<typeof SignupSteps>> = {}) {
  const onDone = jest.fn();
  const view = renderScreen(<SignupSteps onDone={onDone} {...props} />, {
    route: '/signup',
    ...options,
    api: { ...serverReplies, ...options?.api },
  });
  return { ...view, onDone };
}

export type View = ReturnType<typeof openSignup>;

export const pressContinue = ({ person }: View) => person.click(screen.getByRole('button', { name: 'Continue' }));

export async function chooseGender(view: View) {
  await view.person.click(screen.getByRole('radio', { name: 'Woman' }));
  await view.person.click(screen.getByRole('radio', { name: 'Hetero' }));
  await pressContinue(view);
}

export async function enterBirthDate(view: View, [day, month, year] = ['15', '6', '1990']) {
  await view.person.type(await screen.findByRole('textbox', { name: 'Day' }), day ?? '');
  await view.person.type(screen.getByRole('textbox', { name: 'Month' }), month ?? '');
  await view.person.type(screen.getByRole('textbox', { name: 'Year' }), year ?? '');
  await pressContinue(view);
}

export async function choosePlace(view: View) {
  await view.person.selectOptions(await screen.findByRole('combobox', { name: /Province/ }), 'North Holland');
  await view.person.type(screen.getByRole('textbox', { name: /City/ }), 'Haarlem');
  await pressContinue(view);
}

export async function enterName(view: View, name = 'Anna85', email = 'anna@example.com') {
  await view.person.type(await screen.findByRole('textbox', { name: 'Username' }), name);
  await view.person.type(screen.getByRole('textbox', { name: 'Email address' }), email);
  await pressContinue(view);
}

export async function submitLastStep(view: View) {
  await view.person.type(await screen.findByLabelText('Password'), 'four quiet old boats');
  await view.person.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
  await view.person.click(screen.getByRole('checkbox', { name: /sexual orientation/ }));
  await view.person.click(screen.getByRole('button', { name: 'Create account' }));
}

export async function goToLastStep(view: View) {
  await chooseGender(view);
  await enterBirthDate(view);
  await choosePlace(view);
  await enterName(view);
}

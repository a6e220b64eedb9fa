import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

const titles = defineMessages({
  iam: { id: 'auth.signup.iam', defaultMessage: 'Tell us about you', description: 'Heading of step 1 of sign-up: gender and sexuality' },
  birth: { id: 'auth.signup.birthTitle', defaultMessage: 'When were you born?', description: 'Heading of step 2 of sign-up' },
  place: { id: 'auth.signup.placeTitle', defaultMessage: 'Where do you live?', description: 'Heading of step 3 of sign-up' },
  name: {
    id: 'auth.signup.nameTitle',
    defaultMessage: 'How shall we call you?',
    description: 'Heading of step 4 of sign-up: username and e-mail',
  },
  password: {
    id: 'auth.signup.passwordTitle',
    defaultMessage: 'Almost there',
    description: 'Heading of step 5 of sign-up: password and consents',
  },
});

/** Headings of the steps, in order. */
export const signupTitles: readonly MessageDescriptor[] = [titles.iam, titles.birth, titles.place, titles.name, titles.password];

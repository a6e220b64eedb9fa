import { toSignupForm } from './toSignupForm';
import { createEmptySignup, type SignupValues } from './SignupValues';

const values: SignupValues = {
  ...createEmptySignup(),
  gender: 'male',
  sexuality: 'bi',
  date_of_birth: '1990-06-15',
  country: 'NL',
  name: ' Bert ',
  email: ' bert@example.com ',
  password: ' a password with spaces ',
  terms: true,
  consent_sensitive: true,
  signup_message: 'Hello',
};

const context = { language: 'nl' as const, termsVersion: '2023-12-01', memberId: undefined, tracking: {} };

describe('toSignupForm', () => {
  it('R-185 sends only values that are present, and never the terms checkbox', () => {
    expect(toSignupForm(values, context)).toEqual({
      gender: 'male',
      sexuality: 'bi',
      date_of_birth: '1990-06-15',
      country: 'NL',
      name: 'Bert',
      email: 'bert@example.com',
      password: ' a password with spaces ',
      language: 'nl',
      terms_version: '2023-12-01',
      consent_sensitive: true,
      consent_offers: false,
    });
  });

  it('R-186 sends a message only with the member it is for', () => {
    expect(toSignupForm(values, { ...context, memberId: 'Anna000000' })).toMatchObject({
      member_id: 'Anna000000',
      signup_message: 'Hello',
    });
    expect(toSignupForm({ ...values, signup_message: '  ' }, { ...context, memberId: 'Anna000000' })).not.toHaveProperty('signup_message');
  });

  it('R-185 sends region, city, invite code, interests and the campaign when they are present', () => {
    const filledValues = { ...values, region: 'NL-NH', city: ' Haarlem ', invite_code: ' ABC ', interests: ['beach'] };
    expect(toSignupForm(filledValues, { ...context, tracking: { network: 'partner1', ref: 'x' } })).toMatchObject({
      region: 'NL-NH',
      city: 'Haarlem',
      invite_code: 'ABC',
      interests: ['beach'],
      network: 'partner1',
      ref: 'x',
    });
  });
});

import { ApiError } from '@rendezvous/shared/http';
import {
  DateOfBirthField,
  EmailField,
  Form,
  FormCheckbox,
  FormRadioCards,
  FormTextField,
  PasswordField,
  rules,
  SubmitButton,
  useForm,
  v,
} from '@rendezvous/shared/forms';
import { Card } from '@rendezvous/shared/ui';
import { KitSection } from './KitSection';

const NOW_S = 1_780_000_000;
const genders = [
  { value: 'female', label: 'A woman' },
  { value: 'male', label: 'A man' },
] as const;

export function KitForms() {
  const form = useForm({
    schema: v.object({
      gender: rules.choice(['female', 'male']),
      name: rules.text(24),
      email: rules.email(),
      password: rules.newPassword(),
      date_of_birth: rules.dateOfBirth(() => NOW_S),
      terms: rules.consent(),
    }),
    defaultValues: { gender: '', name: '', email: 'anna@gmial.com', password: '', date_of_birth: '', terms: false },
    onSubmit: () => Promise.reject(new ApiError('validation', { fields: { name: 'username_taken' } })),
  });
  return (
    <KitSection title="Form">
      <Card>
        <Form form={form} label="Example">
          <FormRadioCards name="gender" label="I am" options={genders} />
          <FormTextField name="name" label="Name" autoComplete="nickname" />
          <EmailField />
          <PasswordField purpose="new" />
          <DateOfBirthField />
          <FormCheckbox name="terms">I accept the terms</FormCheckbox>
          <SubmitButton wide>Create my account</SubmitButton>
        </Form>
      </Card>
    </KitSection>
  );
}

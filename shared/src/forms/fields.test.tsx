import { renderPart } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EmailField } from './EmailField';
import { Form } from './Form';
import { FormRadioCards, FormSelect, FormTextArea, FormTextField, SubmitButton } from './FormFields';
import { PasswordField } from './PasswordField';
import { rules } from './rules';
import { useForm } from './useForm';
import { v } from './v';

const colors = [
  { value: 'brown', label: 'Brown' },
  { value: 'black', label: 'Black' },
] as const;

const send = jest.fn();

const ExampleForm = ({ children }: { children: ReactNode }) => {
  const form = useForm({
    schema: v.object({
      email: v.string(),
      password: rules.newPassword(() => ({ email: 'anna@example.com', name: 'annabella' })),
      hair: rules.choice(['brown', 'black']),
      about: rules.text(10),
    }),
    defaultValues: { email: '', password: '', hair: '', about: '' },
    onSubmit: send,
  });
  return (
    <Form form={form}>
      {children}
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
};

const show = (field: ReactNode) => renderPart(<ExampleForm>{field}</ExampleForm>);

describe('R-192 EmailField', () => {
  it('asks "Did you mean …?" when it loses focus, and fills in the suggestion', async () => {
    const { person } = show(<EmailField />);
    const field = screen.getByRole('textbox', { name: 'Email address' });
    await person.type(field, 'anna@gmial.com');
    expect(screen.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
    await person.tab();
    await person.click(screen.getByRole('button', { name: 'Did you mean anna@gmail.com?' }));
    expect(field).toHaveValue('anna@gmail.com');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
  });

  it('is an e-mail input that the browser can autofill', () => {
    show(<EmailField autoComplete="username" />);
    const field = screen.getByRole('textbox');
    expect([field.getAttribute('type'), field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual([
      'email',
      'email',
      'username',
    ]);
  });
});

describe('R-193 PasswordField', () => {
  it('hides the typed password until asked to show it', async () => {
    const { person } = show(<PasswordField />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });

  it('accepts a pasted password', async () => {
    const { person } = show(<PasswordField />);
    await person.click(screen.getByLabelText('Password'));
    await person.paste('correct horse battery');
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse battery');
  });

  it.each([
    ['abcdefg', 'Weak: easy to guess'],
    ['password', 'Weak: easy to guess'],
    ['walkinthepark', 'Fair: a longer one is safer'],
    ['correct horse battery', 'Strong password'],
  ])('shows how strong %s is', async (password, text) => {
    const { person } = show(<PasswordField purpose="new" />);
    await person.type(screen.getByLabelText('Password'), password);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it.each(['short', 'password', 'Annabella', 'ANNA@example.com'])('rejects %s', async (password) => {
    const { person } = show(<PasswordField purpose="new" />);
    await person.type(screen.getByLabelText('Password'), `${password}{Tab}`);
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  });
});

describe('fields bound to a form', () => {
  it('a select requires a choice and accepts one', async () => {
    const { person } = show(<FormSelect name="hair" label="Hair colour" options={colors} placeholder="Choose" />);
    await person.click(screen.getByRole('combobox'));
    await person.tab();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAccessibleDescription('This is still empty.'));
    await person.selectOptions(screen.getByRole('combobox'), 'Brown');
    await waitFor(() => expect(screen.getByRole('combobox')).toBeValid());
  });

  it('radio cards accept a choice, and receive the focus when it is missing', async () => {
    const { person } = show(<FormRadioCards name="hair" label="Hair colour" options={colors} />);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Brown' })).toHaveFocus());
    await person.click(screen.getByRole('radio', { name: 'Black' }));
    await waitFor(() => expect(screen.getByRole('group')).not.toHaveAccessibleDescription());
  });

  it('a text area checks its length in characters', async () => {
    const { person } = show(<FormTextArea name="about" label="About me" max={10} />);
    await person.type(screen.getByRole('textbox'), `${'👋'.repeat(11)}{Tab}`);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription('This text is too long.'));
  });

  it('a field that the form does not define throws a developer error', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(<FormTextField name="nonsense" label="Nonsense" />)).toThrow('no default value for the field "nonsense"');
    consoleError.mockRestore();
  });
});

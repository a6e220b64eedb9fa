import { ApiError } from '@rendezvous/shared/http';
import { barriers, renderPart } from '@rendezvous/shared/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { TextLink } from '@rendezvous/shared/ui';
import { EmailField } from './EmailField';
import { Form } from './Form';
import { FormCheckbox, FormTextField, SubmitButton } from './FormFields';
import { rules } from './rules';
import { useForm } from './useForm';
import { v } from './v';

type Send = (values: { name: string; email: string; terms: true }) => Promise<void>;

const Example = ({ send, check }: { send: Send; check?: (name: string) => Promise<'username_taken' | null> }) => {
  const form = useForm({
    schema: v.object({ name: rules.text(24), email: rules.email(), terms: rules.consent() }),
    defaultValues: { name: '', email: '', terms: false },
    onSubmit: send,
  });
  return (
    <Form form={form} label="Sign up">
      <FormTextField name="name" label="Name" check={check} />
      <EmailField />
      <FormCheckbox name="terms">I accept the terms</FormCheckbox>
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
};

const getNameField = () => screen.getByRole('textbox', { name: 'Name' });
const getEmailField = () => screen.getByRole('textbox', { name: 'Email address' });
const getSubmitButton = () => screen.getByRole('button', { name: /Continue/ });

async function openFilledForm(send: Send) {
  const view = renderPart(<Example send={send} />);
  await view.person.type(getNameField(), ' Anna ');
  await view.person.type(getEmailField(), 'anna@example.com');
  await view.person.click(screen.getByRole('checkbox'));
  await view.person.click(getSubmitButton());
  return view;
}

describe('R-170 a field', () => {
  it('is checked when it loses focus, not while typing', async () => {
    const { person } = renderPart(<Example send={jest.fn()} />);
    await person.type(getEmailField(), 'anna@');
    expect(getEmailField()).not.toHaveAccessibleDescription();
    await person.tab();
    await waitFor(() => expect(getEmailField()).toHaveAccessibleDescription('Invalid email'));
  });

  it('is checked live after its first error, and shows the valid state', async () => {
    const { person } = renderPart(<Example send={jest.fn()} />);
    await person.type(getEmailField(), 'anna@{Tab}');
    await waitFor(() => expect(getEmailField()).toBeInvalid());
    await person.type(getEmailField(), 'example.com');
    await waitFor(() => expect(getEmailField()).toHaveAttribute('data-valid', 'true'));
  });
});

describe('R-171 a form', () => {
  it('sends what was filled in', async () => {
    const send = jest.fn().mockResolvedValue(undefined);
    await openFilledForm(send);
    expect(send).toHaveBeenCalledWith({ name: 'Anna', email: 'anna@example.com', terms: true });
  });

  it('lists the invalid fields on submit and moves the focus to the first', async () => {
    const { person } = renderPart(<Example send={jest.fn()} />);
    await person.click(getSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Check 3 fields:');
    expect(getNameField()).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Email address' }));
    expect(getEmailField()).toHaveFocus();
  });

  it('cannot be submitted again while it is being sent', async () => {
    let finish = (): void => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { person } = await openFilledForm(send);
    expect(getSubmitButton()).toHaveAttribute('aria-busy', 'true');
    await person.click(getSubmitButton());
    await person.type(getNameField(), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(getSubmitButton()).not.toHaveAttribute('aria-busy'));
  });

  it('shows a server error on its field, focuses that field and keeps every value', async () => {
    await openFilledForm(() => Promise.reject(new ApiError('validation', { fields: { email: 'account_exists' } })));
    await waitFor(() => expect(getEmailField()).toBeInvalid());
    expect(getEmailField()).toHaveFocus();
    expect([getNameField(), getEmailField()].map((field) => (field as HTMLInputElement).value)).toEqual([' Anna ', 'anna@example.com']);
  });

  it('shows an error that belongs to no field above the form and can be submitted again', async () => {
    const send = jest.fn().mockRejectedValueOnce(new ApiError('server_error')).mockResolvedValue(undefined);
    const { person } = await openFilledForm(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occured, please try again later.');
    await person.click(getSubmitButton());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('R-163 shows no error when the session has ended', async () => {
    await openFilledForm(() => Promise.reject(new ApiError('authentication_required')));
    await waitFor(() => expect(getSubmitButton()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has no accessibility violations while showing errors', async () => {
    const { person, container } = renderPart(<Example send={jest.fn()} />);
    await person.click(getSubmitButton());
    await screen.findByRole('alert');
    expect(await barriers(container)).toEqual([]);
  });
});

describe('R-189 a field that the server checks', () => {
  it('is checked when it loses focus, once for each value', async () => {
    const check = jest.fn().mockResolvedValue('username_taken');
    const { person } = renderPart(<Example send={jest.fn()} check={check} />);
    await person.type(getNameField(), 'Anna{Tab}');
    await waitFor(() => expect(getNameField()).toBeInvalid());
    await person.click(getNameField());
    await person.tab();
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('shows no error when the server check fails, leaving it to the submit', async () => {
    const check = jest.fn().mockRejectedValue(new ApiError('server_error'));
    const { person } = renderPart(<Example send={jest.fn()} check={check} />);
    await person.type(getNameField(), 'Anna{Tab}');
    await waitFor(() => expect(check).toHaveBeenCalled());
    expect(getNameField()).toBeValid();
  });
});

const Profile = () => {
  const form = useForm({ schema: v.object({ city: rules.text(50) }), defaultValues: { city: '' }, onSubmit: () => Promise.resolve() });
  return (
    <>
      <Form form={form} guard>
        <FormTextField name="city" label="City" />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <TextLink to="/chats">Messages</TextLink>
      <a href="#content">Skip to the content</a>
    </>
  );
};

const getQuestion = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

describe('R-171 leaving a form with unsaved changes', () => {
  it('asks, keeps every value when the member stays, and leaves on confirmation', async () => {
    const { person, address } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    await person.click(screen.getByRole('link', { name: 'Messages' }));
    expect(getQuestion()).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox')).toHaveValue('Oslo');
    expect(address()).toBe('/');
    await person.click(screen.getByRole('link', { name: 'Messages' }));
    await person.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(address()).toBe('/chats'));
  });

  it('does not ask when nothing changed or when it was saved', async () => {
    const { person, address } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
    await person.click(screen.getByRole('link', { name: 'Messages' }));
    expect(getQuestion()).not.toBeInTheDocument();
    expect(address()).toBe('/chats');
  });

  it('lets a link open in a new tab', async () => {
    const { person } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Messages' }), { ctrlKey: true });
    expect(getQuestion()).not.toBeInTheDocument();
  });

  it('does not ask for a link within the same page', async () => {
    const { person } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    await person.click(screen.getByRole('link', { name: 'Skip to the content' }));
    expect(getQuestion()).not.toBeInTheDocument();
  });

  it('also asks on Back, keeps every value when the member stays, and goes back on confirmation', async () => {
    window.history.replaceState({ idx: 0 }, '', '/members');
    window.history.pushState({ idx: 1 }, '', '/complaints');
    const onPopState = jest.fn();
    window.addEventListener('popstate', onPopState);
    const { person } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    window.history.back();
    await waitFor(() => expect(getQuestion()).toBeVisible());
    await waitFor(() => expect(window.location.pathname).toBe('/complaints'));
    expect(onPopState).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox')).toHaveValue('Oslo');
    window.history.back();
    await waitFor(() => expect(getQuestion()).toBeVisible());
    await waitFor(() => expect(window.location.pathname).toBe('/complaints'));
    await person.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(onPopState).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe('/members');
    window.removeEventListener('popstate', onPopState);
  });

  it('warns before the window is closed', async () => {
    const { person } = renderPart(<Profile />);
    const isCloseBlocked = () => {
      const event = createEvent('beforeunload', window, { cancelable: true });
      fireEvent(window, event);
      return event.defaultPrevented;
    };
    expect(isCloseBlocked()).toBe(false);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    expect(isCloseBlocked()).toBe(true);
  });
});

import { renderPart } from '@rendezvous/shared/testing';
import { TextLink } from '@rendezvous/shared/ui';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from './Form';
import { FormTextField } from './FormTextField';
import { rules } from './rules';
import { SubmitButton } from './SubmitButton';
import { useForm } from './useForm';
import { v } from './v';

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

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

describe('R-171 leaving a form with unsaved changes', () => {
  it('asks, stays with every value, and leaves when told', async () => {
    const { person, address } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    await person.click(screen.getByRole('link', { name: 'Messages' }));
    expect(question()).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox')).toHaveValue('Oslo');
    expect(address()).toBe('/');
    await person.click(screen.getByRole('link', { name: 'Messages' }));
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/chats'));
  });

  it('does not ask when nothing changed or when it was saved', async () => {
    const { person, address } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
    await person.click(screen.getByRole('link', { name: 'Messages' }));
    expect(question()).not.toBeInTheDocument();
    expect(address()).toBe('/chats');
  });

  it('lets a link open in a new tab', async () => {
    const { person } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Messages' }), { ctrlKey: true });
    expect(question()).not.toBeInTheDocument();
  });

  it('does not ask about a link to another place of the same page', async () => {
    const { person } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    await person.click(screen.getByRole('link', { name: 'Skip to the content' }));
    expect(question()).not.toBeInTheDocument();
  });

  it('asks before Back as well, stays with every value, and goes back when told', async () => {
    window.history.replaceState({ idx: 0 }, '', '/members');
    window.history.pushState({ idx: 1 }, '', '/complaints');
    const arrived = jest.fn();
    window.addEventListener('popstate', arrived);
    const { person } = renderPart(<Profile />);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    window.history.back();
    await waitFor(() => expect(question()).toBeVisible());
    await waitFor(() => expect(window.location.pathname).toBe('/complaints'));
    expect(arrived).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox')).toHaveValue('Oslo');
    window.history.back();
    await waitFor(() => expect(question()).toBeVisible());
    await waitFor(() => expect(window.location.pathname).toBe('/complaints'));
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(arrived).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe('/members');
    window.removeEventListener('popstate', arrived);
  });

  it('warns before the window is closed', async () => {
    const { person } = renderPart(<Profile />);
    const close = () => {
      const event = createEvent('beforeunload', window, { cancelable: true });
      fireEvent(window, event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await person.type(screen.getByRole('textbox'), 'Oslo');
    expect(close()).toBe(true);
  });
});

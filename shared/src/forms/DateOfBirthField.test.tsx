import { barriers, NOW_S, renderPart } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { DateOfBirthField } from './DateOfBirthField';
import { Form } from './Form';
import { rules } from './rules';
import { SubmitButton } from './FormFields';
import { useForm } from './useForm';
import { v } from './v';

const thisYear = new Date(NOW_S * 1000).getUTCFullYear();

const Example = ({ send }: { send: (values: { date_of_birth: string }) => void }) => {
  const form = useForm({
    schema: v.object({ date_of_birth: rules.dateOfBirth(() => NOW_S) }),
    defaultValues: { date_of_birth: '' },
    onSubmit: send,
  });
  return (
    <Form form={form}>
      <DateOfBirthField />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
};

const getPartField = (name: 'Day' | 'Month' | 'Year') => screen.getByRole('textbox', { name });

async function typeDate(day: string, month: string, year: string) {
  const send = jest.fn();
  const view = renderPart(<Example send={send} />, { locale: 'nl' });
  await view.person.type(getPartField('Day'), day);
  await view.person.type(getPartField('Month'), month);
  await view.person.type(getPartField('Year'), year);
  await view.person.tab();
  return { ...view, send };
}

/** Resolves after the frame in which a closed dialog returns focus. */
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('R-190 date of birth', () => {
  it.each([
    ['nl' as const, ['Day', 'Month', 'Year']],
    ['en' as const, ['Month', 'Day', 'Year']],
  ])('has three numeric fields in the order of the language: %s', (locale, order) => {
    renderPart(<Example send={jest.fn()} />, { locale });
    expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual(order);
    expect(getPartField('Year')).toHaveAttribute('inputmode', 'numeric');
    expect(getPartField('Day')).toHaveAttribute('autocomplete', 'bday-day');
  });

  it('is one group, accepts only digits and returns YYYY-MM-DD', async () => {
    const { person, send } = await typeDate('5x', '2', '1990');
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ date_of_birth: '1990-02-05' }));
  });

  it.each([
    ['empty', ''],
    ['incomplete', '15'],
  ])('says what to fill in when the date is %s, and does not repeat the label', async (_, day) => {
    const { person } = renderPart(<Example send={jest.fn()} />);
    if (day !== '') await person.type(getPartField('Day'), day);
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByRole('group')).toHaveAccessibleDescription('Please fill in day, month and year.'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a day that does not exist', '31', '02', '1990'],
    ['a future day', '01', '01', String(thisYear + 1)],
    ['somebody aged 100', '01', '01', String(thisYear - 100)],
  ])('shows a popup for %s and keeps what was typed', async (_, day, month, year) => {
    const { person } = await typeDate(day, month, year);
    expect(await screen.findByRole('alertdialog', { name: 'Invalid date of birth.' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Fix the date' }));
    expect(getPartField('Year')).toHaveValue(year);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Invalid date of birth.');
  });

  it.each([
    ['a click on "Fix the date"', 'click'],
    ['Enter on "Fix the date"', '{Enter}'],
    ['Escape', '{Escape}'],
  ])('moves focus to the first of the three fields once %s has closed the popup', async (_, way) => {
    const { person } = await typeDate('31', '02', '1990');
    const button = await screen.findByRole('button', { name: 'Fix the date' });
    if (way === 'click') await person.click(button);
    else {
      button.focus();
      await person.keyboard(way);
    }
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await nextFrame();
    await waitFor(() => expect(getPartField('Day')).toHaveFocus());
  });

  it('shows no error before focus leaves the group', async () => {
    const { person } = renderPart(<Example send={jest.fn()} />);
    await person.type(getPartField('Month'), '2');
    await person.tab();
    expect(screen.getByRole('group')).not.toHaveAccessibleDescription();
  });

  it('has no accessibility violations', async () => {
    const { container } = renderPart(<Example send={jest.fn()} />);
    expect(await barriers(container)).toEqual([]);
  });
});

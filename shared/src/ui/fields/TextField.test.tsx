import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from './TextField';

const Name = (props: { error?: string; valid?: boolean; description?: string; optional?: boolean }) => {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={setValue} {...props} />;
};

describe('TextField', () => {
  it('always shows its label and accepts typed and pasted text', async () => {
    const { person } = renderPart(<Name />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await person.type(field, 'An');
    await person.paste('na');
    expect(field).toHaveValue('Anna');
    expect(screen.getByText('Name')).toBeVisible();
  });

  it('R-170 an error is linked to the field, with an icon and a text next to the help text', () => {
    renderPart(<Name error="Invalid email" description="We never show it." />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Invalid email We never show it.');
  });

  it('R-170 without an error the field is valid and has no description', () => {
    renderPart(<Name />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
  });

  it('R-170 an error wins over the valid mark', () => {
    renderPart(<Name error="Wrong" valid />);
    expect(screen.getByRole('textbox')).toHaveAttribute('data-valid', 'false');
  });

  it('shows that it is optional', () => {
    renderPart(<Name optional />);
    expect(screen.getByRole('textbox', { name: 'Name (optional)' })).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = renderPart(<Name error="Wrong" description="Help" />);
    expect(await barriers(container)).toEqual([]);
  });
});

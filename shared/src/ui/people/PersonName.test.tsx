import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { PersonName } from './PersonName';

const anna = { name: 'Anna', age: 34, fictional: false, verified: false };
const marcus = { name: 'Marcus', age: 41, fictional: true, verified: true };

describe('PersonName', () => {
  it('shows a name, with the age when withAge is set', () => {
    const { rerender } = renderPart(<PersonName person={anna} />);
    expect(screen.getByText('Anna')).toBeVisible();
    rerender(<PersonName person={anna} withAge />);
    expect(screen.getByText('Anna, 34')).toBeVisible();
  });

  it('R-241 a fictional profile has a label in words, a real one has none', () => {
    const { rerender } = renderPart(<PersonName person={marcus} />);
    expect(screen.getByRole('button', { name: 'fictional profile' })).toBeVisible();
    rerender(<PersonName person={anna} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('R-241 pressing the label shows the warning', async () => {
    const { person } = renderPart(<PersonName person={marcus} />);
    await person.click(screen.getByRole('button', { name: 'fictional profile' }));
    expect(screen.getByRole('dialog', { name: 'fictional profile' })).toHaveTextContent('This site contains fictional profiles.');
  });

  it('R-241 the label stays a button of its own beside the link of a card', async () => {
    const { person, address, container } = renderPart(<PersonName person={marcus} to="/members/1" stretched withAge />);
    expect(screen.getByRole('link', { name: 'Marcus, 41' })).not.toContainElement(screen.getByRole('button'));
    expect(await barriers(container)).toEqual([]);
    await person.click(screen.getByRole('link'));
    expect(address()).toBe('/members/1');
  });

  it('says that somebody is verified', () => {
    renderPart(<PersonName person={marcus} />);
    expect(screen.getByRole('img', { name: 'Verified' })).toBeVisible();
  });

  it('R-215 says that a member who left is not available, without an age', () => {
    renderPart(<PersonName person={{ ...anna, name: '', age: 0 }} withAge />);
    expect(screen.getByText('Member not available')).toBeVisible();
    expect(screen.queryByText(/0/)).not.toBeInTheDocument();
  });

  it('R-117 isolates a name in another writing direction from the surrounding text', () => {
    renderPart(<PersonName person={{ ...anna, name: 'آنا' }} />);
    expect(screen.getByText('آنا').tagName).toBe('BDI');
  });
});

import { renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { ButtonLink } from './ButtonLink';
import { LinkButton } from './LinkButton';
import { TextLink } from './TextLink';

describe('links', () => {
  it('a link that looks like a button is a link and leads to its address', async () => {
    const { person, address } = renderPart(<ButtonLink to="/credits">Buy credits</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Buy credits' });
    expect(link).toHaveAttribute('href', '/credits');
    await person.click(link);
    expect(address()).toBe('/credits');
  });

  it('a link in a text leads to its address', async () => {
    const { person, address } = renderPart(<TextLink to="/pages/terms">Terms</TextLink>);
    await person.click(screen.getByRole('link', { name: 'Terms' }));
    expect(address()).toBe('/pages/terms');
  });

  it('an action inside a sentence is a button', async () => {
    const onPress = jest.fn();
    const { person } = renderPart(<LinkButton onPress={onPress}>Undo</LinkButton>);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

import { PAYMENT_METHODS, PAYMENT_METHOD_NAMES } from '@rendezvous/shared/contract';
import { renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { METHOD_LOGOS } from './methodLogos';
import { MethodCards } from './MethodCards';

describe('MethodCards', () => {
  test('R-318 all 24 methods have a name and a mark', () => {
    renderScreen(<MethodCards methods={PAYMENT_METHODS} method="ideal" onChange={() => undefined} />);
    expect(screen.getAllByRole('radio')).toHaveLength(24);
    for (const method of PAYMENT_METHODS) {
      expect(screen.getByRole('radio', { name: PAYMENT_METHOD_NAMES[method] })).toBeEnabled();
    }
  });

  test('R-318 eighteen have a logo, the others a neutral tile', () => {
    const methodsWithoutLogo = PAYMENT_METHODS.filter((method) => METHOD_LOGOS[method] === undefined);
    expect(methodsWithoutLogo).toEqual(['creditcard', 'dankort', 'satispay', 'cartebancaire', 'nexi', 'eps']);
  });

  test('R-316 choosing a method reports it', async () => {
    const onChange = jest.fn();
    const { person } = renderScreen(<MethodCards methods={['ideal', 'paypal']} method="ideal" onChange={onChange} />);
    await person.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(onChange).toHaveBeenCalledWith('paypal');
  });
});

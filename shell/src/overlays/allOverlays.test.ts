import { hideTransitions } from './allOverlays';

describe('the beginning of a transition', () => {
  it('is not heard at the document, where elements would be remembered that are gone', () => {
    const heard = jest.fn();
    document.addEventListener('transitionrun', heard);
    const begin = (): boolean => document.body.dispatchEvent(new Event('transitionrun', { bubbles: true }));
    begin();
    expect(heard).toHaveBeenCalledTimes(1);
    hideTransitions(window);
    begin();
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('transitionrun', heard);
  });
});

import { hideTransitions } from './allOverlays';

describe('the start of a transition', () => {
  it('does not reach listeners on the document, which would hold on to removed elements', () => {
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
